import Repeat from 'lucide-react/icons/repeat';
import styled from 'styled-components';
import { useRhythm } from '../../../../formatting';
import { Icon } from '../../../../ui/controls/Icon';
import { tokens } from '../../../../ui/theme/tokens';
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
  return (
    <Standing {...(said === null && { lang })}>
      <Icon icon={Repeat} size="small" />
      {said ?? model.name}
    </Standing>
  );
}

/** Stands out from packaging and reference: it commits the buyer beyond this order. */
const Standing = styled.strong`
  display: flex;
  align-items: center;
  gap: 0.35em;
  color: ${tokens.color.pine};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  line-height: 1.35;
  svg {
    width: 1em;
    height: 1em;
  }
`;
