import type { Vault } from '../../../platform/vault';

/** Stands where words of a message were left out. */
const LEFT_OUT = '…';
/** In characters; messages are cut here, because longer ones usually quote data. */
const LONGEST_MESSAGE = 300;

/**
 * The words that engines, packages and this shop use in messages. A message may quote typed text, and nothing marks
 * where a quotation begins; so only known words of a message are kept.
 */
const WORDS = new Set(
  (
    'a aborted about access accessed action after already an and another are argument arguments array as assign assigned ' +
    'assignment at attempt attempting be because been before being browser bytes call callback called came can cannot ' +
    'child chunk class click code component const constant construct constructor content context convert could create ' +
    'cross css cyclic data defined denied destructure did different document does element empty error evaluated evaluating event ' +
    'exceed exceeded execute expected failed failure fallback fetch field file for found from function future get getter has ' +
    'have header hook hooks html hydrated hydrating hydration id in index infinite initialization initialized input ' +
    'inserted instance intermediate internal invalid invoke is it items iterable its json key language length limit ' +
    'list load loaded loading lookup loop main match matched maximum message method minified missing mode more must ' +
    'needs network new no node nodes non not null number object occurred of on one only open operation operator or origin ' +
    'out page parameter parse parsed parsing permission position primitive private promise properties property ' +
    'prototype provided quota range react read reading reason recursion redefine reducer reduce register registered ' +
    'regular expression released removed render rendered rendering request requested required response rest result root ' +
    'screen script search second see server set setter setting size some source stack state static storage store string style ' +
    'super support supported suspended symbol synchronous syntax tag target text than that the this throw thrown time ' +
    'timed to token too transaction tree true false type undefined unexpected unhandled unknown update updates url use ' +
    'used user valid value values variable was were when which while with without worker write yet zone'
  ).split(' '),
);

/**
 * Messages of engines, React and the bundler that quote code in a place where no value can occur. Each group captures a
 * name of code; after `reading` or `setting` it is a property.
 */
const CODE = [
  /^([\w$.]+(?:\(\.\.\.\))?) is not (?:a function|a constructor|iterable|defined)\b/,
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null) \((?:reading|setting) '([\w$]+)'\)$/,
  /^Cannot access '([\w$]+)' before initialization$/,
  /^(?:undefined|null) is not an object \(evaluating '([\w$.]+)'\)$/,
  /^([\w$.]+) is (?:undefined|null)$/,
  /^can't access property "([\w$]+)", [\w$.]+ is (?:undefined|null)$/,
  /^Minified React error (#\d+)/,
  /^Loading (?:CSS )?chunk ([\w-]+) failed/,
];

/** A name of code with four digits in a row is left out: it may be part of a phone, card or account number. */
const NUMBER = /\d{4}/;

/** Every word of all values in a vault, in lower case. */
const wordsOf = (vault: Pick<Vault, 'entries'>): ReadonlySet<string> =>
  new Set(vault.entries().flatMap(([, value]) => value.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []));

/**
 * The part of a message that a recording may contain: words in `WORDS` and names of code, unless the vault contains
 * them, with "…" for everything else. So it can contain no address, and no number that identifies a person.
 */
export function openMessage(message: string, vault: Pick<Vault, 'entries'>): string {
  const personal = wordsOf(vault);
  const code = CODE.map((form) => form.exec(message)?.[1]).find((found) => found !== undefined);
  const names = new Set(code?.match(/[\w$]+/g)?.filter((name) => !NUMBER.test(name)));
  const open = message
    .slice(0, LONGEST_MESSAGE)
    .replace(/[^\s.,:;!?'"`()[\]{}<>/#=&-]+/g, (word) => {
      const spelled = word.toLowerCase();
      return (WORDS.has(spelled) || names.has(word)) && !personal.has(spelled) ? word : LEFT_OUT;
    })
    .replace(/…[^\p{L}\p{N}…]*(?=…)/gu, '');
  return open.trim();
}
