import { useRhythm } from '../../../../formatting';
import { useDataLanguage } from '../../../context';
import type { CartLineFacts } from '../../cartLines';

/** How often a line is delivered, "Chaque semaine, 12 livraisons"; nothing for one that is sold once under no model. */
export function LineModel({ line: { model } }: { readonly line: CartLineFacts }) {
  const lang = useDataLanguage();
  const rhythm = useRhythm();
  if (model === null) return null;
  const said = rhythm(model.rhythm);
  return <small {...(said === null && { lang })}>{said ?? model.name}</small>;
}
