import { Fragment } from 'react';
import { safeAddress } from '../../../contract/pages/safeAddress';
import type { NoticeLink } from '../../features/notices';
import type { MessageDescriptor } from '../../messages';
import { BuilderLink } from '../links';

interface LinkedTextProps {
  readonly text: MessageDescriptor | null;
  readonly links: readonly NoticeLink[];
  /** The path of the current page: a link to it would lead nowhere. */
  readonly here: string;
  /** Formats a message, with values that are added to its own. */
  readonly written: (text: MessageDescriptor, added?: Readonly<Record<string, string>>) => string;
}

/** Placeholders for a text's links number 0, 1, …: private-use characters, which occur in no text. */
const FIRST_MARK = 0xe000;
const ANY_MARK = /([\ue000-\ue0ff])/;
const markOf = (index: number): string => String.fromCharCode(FIRST_MARK + index);

/**
 * A text with its links in it (TST-07). The text marks their positions by number: `{0}` is the first link, `{1}` the
 * second, unless the text has a value of that name. Links without a mark follow the text, in order.
 */
export function LinkedText({ text, links, here, written }: LinkedTextProps) {
  const marks = links.map((_, index) => markOf(index));
  const own = text?.values ?? {};
  const numbered = marks.flatMap((mark, index) => (index in own ? [] : [[index, mark] as const]));
  const words = text ? written(text, Object.fromEntries(numbered)) : '';
  const following = marks
    .filter((mark, index) => !words.includes(mark) && links[index]?.url !== here)
    .map((mark) => [' ', mark]);
  const pieces = [...words.split(ANY_MARK), ...following.flat()];
  return pieces.map((piece, index) => {
    const link = links[marks.indexOf(piece)];
    return (
      <Fragment key={index}>
        {link ? <SafeLink url={link.url} here={here} label={written(link.label)} /> : piece}
      </Fragment>
    );
  });
}

/** A link of a notice; an unsafe one (LNK-09), or one to the current page, is replaced by its text. */
function SafeLink({ url, here, label }: { readonly url: string; readonly here: string; readonly label: string }) {
  const href = safeAddress(url);
  if (href === null || url === here) return label;
  return (
    <BuilderLink href={href} newWindowLabel="">
      {label}
    </BuilderLink>
  );
}
