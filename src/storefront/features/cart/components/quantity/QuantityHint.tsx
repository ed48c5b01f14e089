import styled from 'styled-components';
import type { QuantityRule } from '../../../../../commerce/quantityRule';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { tokens } from '../../../../ui/theme/tokens';

/** Hardly anybody orders this many: a maximum from here on is only mentioned when it is exceeded. */
const HIGH_MAXIMUM = 100;

/** Whether a product's rule differs from "any quantity" in a way that shoppers must know beforehand. */
export const isRuled = ({ minimum, maximum, increment }: QuantityRule): boolean =>
  minimum > 1 || increment > 1 || maximum < HIGH_MAXIMUM;

interface QuantityHintProps {
  /** The id by which the field refers to this hint as its description. */
  readonly id: string;
  readonly rule: QuantityRule;
}

/** How a product can be ordered: "par 6, minimum 12"; nothing if any quantity can be ordered. */
export function QuantityHint({ id, rule }: QuantityHintProps) {
  const t = useMessages();
  const { values } = useFormatting();
  if (!isRuled(rule)) return null;
  const { minimum, maximum, increment } = rule;
  const said = [
    increment > 1 && t('cart.quantity.by', values({ increment })),
    // If the minimum is one box, naming it adds nothing to the increment.
    minimum > 1 && minimum !== increment && t('cart.quantity.least', values({ minimum })),
    maximum < HIGH_MAXIMUM && t('cart.quantity.most', values({ maximum })),
  ];
  return <Hint id={id}>{said.filter(Boolean).join(', ')}</Hint>;
}

const Hint = styled.small`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  line-height: 1.2;
`;
