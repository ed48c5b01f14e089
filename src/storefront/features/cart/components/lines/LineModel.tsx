import { useRhythm } from '../../../../formatting';
import { useDataLanguage } from '../../../context';
import type { CartLineFacts } from '../../cartLines';

/**
 * How often a line is delivered, "Chaque semaine, 12 livraisons", or the name of its selling model if that has no
 * rhythm; nothing for a line without a model.
 */
export function LineModel({ line: { model } }: { readonly line: CartLineFacts }) {
  const lang = useDataLanguage();
  const rhythm = useRhythm();
  if (model === null) return null;
  const said = rhythm(model.rhythm);
  // The product may have lost the model, and its name with it.
  if (said === null && model.name === '') return null;
  return <small {...(said === null && { lang })}>{said ?? model.name}</small>;
}
