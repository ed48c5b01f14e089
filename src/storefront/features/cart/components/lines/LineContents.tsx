import { useContents } from '../../../../formatting';
import { useDataLanguage } from '../../../context';
import type { CartLineFacts } from '../../cartLines';

/** What is in each bundle of a line, "2 × Œufs frais, 1 × Farine T55"; nothing for other products. */
export function LineContents({ line }: { readonly line: CartLineFacts }) {
  const lang = useDataLanguage();
  const contents = useContents()(line.contents);
  return contents !== null && <small lang={lang}>{contents}</small>;
}
