import styled from 'styled-components';
import { useMessages, type Translate } from '../../storefront/messages';
import { Checkbox } from '../../storefront/ui/fields/Checkbox';
import { FieldGroup } from '../../storefront/ui/fields/FieldGroup';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch } from '../kernel/hooks';
import { trailLabel } from '../pathLabels/pathLabel';
import { menuText, valueText } from '../pathLabels/valueText';
import type { DecidedDifference } from './conflictSelectors';
import { sideChosen } from './conflictSlice';
import type { Side } from './reconcile';

const SIDES: readonly Side[] = ['theirs', 'mine'];

const textOf = (t: Translate, { kind }: DecidedDifference, value: unknown): string =>
  kind === 'menu' ? menuText(t, value) : valueText(t, value);

/** A difference with the values of both sides, one of which is to be chosen. */
export function DifferenceChoice({ difference }: { readonly difference: DecidedDifference }) {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const { id, path, trail, side } = difference;
  return (
    <Root $isOpen={side === null}>
      <legend>{trailLabel(t, path, trail)}</legend>
      {SIDES.map((option) => (
        <Checkbox
          key={option}
          type="radio"
          name={`conflict-${id}`}
          checked={side === option}
          onChange={() => dispatch(sideChosen({ ids: [id], side: option }))}
          label={
            <>
              <small>{t(`builder.conflict.${option}`)}</small>
              {textOf(t, difference, difference[option])}
            </>
          }
        />
      ))}
    </Root>
  );
}

const Root = styled(FieldGroup)<{ readonly $isOpen: boolean }>`
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 1px solid ${({ $isOpen }) => ($isOpen ? tokens.color.warning : tokens.color.hairline)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  > legend {
    padding: 0 ${tokens.space[1]};
  }
  label {
    overflow-wrap: anywhere;
  }
  label small {
    display: block;
    margin: 0;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
