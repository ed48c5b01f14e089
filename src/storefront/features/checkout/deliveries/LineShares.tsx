import { useId } from 'react';
import styled from 'styled-components';
import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { unbroken, useFormatting, useLineName } from '../../../formatting';
import { useMessages } from '../../../messages';
import { FieldGroup } from '../../../ui/fields/FieldGroup';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper';
import { tokens } from '../../../ui/theme/tokens';
import { useRefusedQuantity } from '../../cart';
import { selectCheckoutState } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { DeliveryTitle } from './DeliveryTitle';
import { wantedLine, type SharedLine } from './shares';

interface LineSharesProps {
  readonly line: SharedLine;
  readonly groups: readonly DeliveryGroup[];
}

/** One product with its quantity per delivery. */
export function LineShares({ line, groups }: LineSharesProps) {
  const t = useMessages();
  const { number, quantity: written } = useFormatting();
  const dispatch = useShopDispatch();
  const { delivery } = useShopSelector(selectCheckoutState);
  const { cartItemId, quantity } = line;
  const name = useLineName()(line);
  const wanted = wantedLine(
    line,
    groups.map(({ id }) => id),
    delivery.shares,
  );
  const rest = wanted[groups[0]?.id ?? ''] ?? 0;
  return (
    <Shared>
      <legend>
        {unbroken(name)}{' '}
        <small>{t('checkout.shares.total', { count: quantity, shown: written(String(quantity)) })}</small>
      </legend>
      {groups.map((group, index) => {
        const held = wanted[group.id] ?? 0;
        const title = t('checkout.deliveries.title', { number: index + 1 });
        return (
          <div key={group.id}>
            <span>
              <DeliveryTitle number={index + 1} name={group.name} />
            </span>
            {index === 0 ? (
              <output aria-label={t('checkout.shares.quantity', { name, title })}>{number(held)}</output>
            ) : (
              <Part
                stepperId={`${group.id} ${cartItemId}`}
                name={name}
                title={title}
                value={held}
                maximum={held + rest}
                onCommit={(share) =>
                  dispatch(checkoutEvents.shareChosen({ cartItemId, deliveryGroupId: group.id, quantity: share }))
                }
              />
            )}
          </div>
        );
      })}
    </Shared>
  );
}

interface PartProps {
  /** Identifies this stepper among those of its page. */
  readonly stepperId: string;
  readonly name: string;
  /** "Livraison 2" */
  readonly title: string;
  readonly value: number;
  /** The largest quantity to choose: the delivery's own quantity plus what the first delivery still has of the line. */
  readonly maximum: number;
  readonly onCommit: (quantity: number) => void;
}

function Part({ stepperId, name, title, value, maximum, onCommit }: PartProps) {
  const t = useMessages();
  const { number } = useFormatting();
  const id = useId();
  const { text, refuse, correct } = useRefusedQuantity(stepperId);
  const isWrong = text !== undefined;
  const values = { name, title };
  return (
    <Stepper>
      <QuantityStepper
        value={value}
        minimum={0}
        maximum={maximum}
        labels={{
          quantity: t('checkout.shares.quantity', values),
          decrease: t('checkout.shares.decrease', values),
          increase: t('checkout.shares.increase', values),
        }}
        errorId={isWrong ? id : undefined}
        refused={text}
        onCommit={(typed) => {
          correct();
          if (typed !== value) onCommit(typed);
        }}
        onInvalid={refuse}
        onValid={correct}
      />
      {isWrong && (
        <small id={id} role="alert">
          {t('checkout.shares.fault', { maximum: number(maximum) })}
        </small>
      )}
    </Stepper>
  );
}

const Stepper = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  small[role] {
    max-width: 14rem;
    color: ${tokens.color.danger};
    font-size: ${tokens.size.caption};
    text-align: right;
  }
`;

const Shared = styled(FieldGroup)`
  padding-bottom: ${tokens.space[3]};
  border-bottom: 1px solid ${tokens.color.hairline};
  small {
    color: ${tokens.color.inkSoft};
    font-weight: 400;
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    min-height: ${tokens.target.base};
    padding-top: ${tokens.space[2]};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  output {
    min-width: 8.25rem;
    font-weight: 600;
    text-align: center;
  }
`;
