import { createHash } from 'node:crypto';
import { TEXT_DIRECTION } from '../../../contract/constants';
import { languageOf } from '../../../contract/languages';
import { bankAnswersPath } from '../../../contract/payment/paymentPaths';
import type { Say } from '../../../server/texts/say';
import { sentence } from '../../../server/texts/sentence';
import type { TextId } from '../../../server/texts/textId';
import { addressBelow } from '../../../contract/pages/basePath';
import { TEST_BANKS } from './testBanks';
import type { Transfer } from './transfers';

/** The bank has its own look, so that nobody mistakes it for the shop. */
const STYLE = [
  'body{margin:0;background:#eef1f7;color:#16213a;font:16px/1.5 system-ui,sans-serif}',
  'header{background:#16213a;color:#fff;padding:16px 24px}header p{margin:0;font-weight:700}',
  'main{max-width:36rem;margin:32px auto;padding:24px;background:#fff;border-radius:8px}',
  'h1{margin-top:0;font-size:1.5rem}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:#4a5672}dd{margin:0;font-weight:600}',
  'fieldset{border:1px solid #8a94ad;border-radius:8px;padding:8px 16px;margin:16px 0}label{display:grid;grid-template-columns:24px 1fr;gap:0 8px;padding:8px 0}',
  'input{width:20px;height:20px;margin:2px 0}label small{grid-column:2}',
  'small{color:#4a5672}small,button{text-wrap:balance}button,a{display:inline-block;box-sizing:border-box;min-height:44px;padding:10px 16px;border-radius:6px;border:1px solid #16213a;font:inherit;font-weight:600;line-height:22px}',
  'button{margin:8px 8px 0 0}button:last-child{margin-right:0}button{background:#fff;color:#16213a;cursor:pointer}button[value=confirm]{background:#16213a;color:#fff}a{color:#16213a;text-decoration:none}',
  '@media(max-width:480px){header{padding:16px}main{margin:0 auto;padding:24px 16px;border-radius:0}button{display:block;width:100%}}',
  ':focus-visible{outline:3px solid #1f5fd6;outline-offset:2px}',
].join('');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** No script, an opaque origin, never in a frame; forms may go to this server and back to the shop. */
export const bankContentSecurityPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'sandbox allow-forms',
].join('; ');

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

function page(say: Say, title: TextId, content: string): string {
  const heading = say(sentence(title));
  const bank = say(sentence('bank.name'));
  return [
    `<!doctype html><html lang="${languageOf(say.locale)}" dir="${TEXT_DIRECTION}"><head><meta charset="utf-8"><title>${heading} – ${bank}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${STYLE}</style></head><body><header><p>${bank}</p></header><main>`,
    `<h1>${heading}</h1>${content}</main></body></html>`,
  ].join('');
}

const bankChoices = (say: Say): string =>
  TEST_BANKS.map(
    ({ id, name }, index) =>
      `<label><input type="radio" name="bank" value="${id}"${index === 0 ? ' checked' : ''}> ${name} <small>${say(sentence(`bank.outcome.${id}`))}</small></label>`,
  ).join('');

/** The language of a page, and the base path of its server. */
interface Way {
  readonly say: Say;
  readonly basePath: string;
}

/** The page with amount, bank, and the two answers. */
export function bankPage({ amount_cents, currency, transaction_id }: Transfer, { say, basePath }: Way): string {
  const text = (id: TextId): string => escaped(say(sentence(id)));
  return page(
    say,
    'bank.heading',
    [
      `<p>${text('bank.text')}</p>`,
      `<dl><dt>${text('bank.payee')}</dt><dd>Comptoir</dd><dt>${text('bank.amount')}</dt><dd>${escaped(say.money(amount_cents, currency))}</dd></dl>`,
      `<form method="post" action="${escaped(addressBelow(basePath, bankAnswersPath(transaction_id)))}">`,
      `<fieldset><legend>${text('bank.choice')}</legend>${bankChoices(say)}</fieldset>`,
      `<button name="answer" value="confirm">${text('bank.confirm')}</button>`,
      `<button name="answer" value="cancel">${text('bank.cancel')}</button></form>`,
    ].join(''),
  );
}

/** The page of an unknown or answered transfer, with a link to `wayBack`; null: to the shop's home page. */
export const closedBankPage = (wayBack: string | null, { say, basePath }: Way): string =>
  page(
    say,
    'bank.closed',
    [
      `<p>${say(sentence('bank.closed.text'))}</p>`,
      `<p><a href="${escaped(addressBelow(basePath, wayBack ?? '/'))}">${say(sentence('bank.back'))}</a></p>`,
    ].join(''),
  );
