import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { unbroken } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Message } from '../../../../ui/feedback/Message';
import { Cluster } from '../../../../ui/layout/Stack';
import { tokens } from '../../../../ui/theme/tokens';
import { cartEvents, cartSelectors, contentKey, type SoldUnder } from '../../cartSlice';

/** Shows which line was just removed, and can restore it. */
export function RemovedLine() {
  const removed = useShopSelector(cartSelectors.selectLastRemoved);
  return removed && <Undo key={contentKey(removed)} {...removed} />;
}

interface UndoProps {
  readonly productId: string;
  readonly quantity: number;
  readonly name: string | null;
  readonly sold?: SoldUnder | undefined;
}

function Undo({ productId, quantity, name, sold }: UndoProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button disappears with its line: without this the focus would return to the top of the page.
  useEffect(() => {
    const element = button.current;
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus();
  }, []);
  return (
    <Message announce>
      <Line $justify="between">
        <span>{t('cart.removed', { name: unbroken(name ?? ''), named: name === null ? 'no' : 'yes' })}</span>
        <Button
          ref={button}
          variant="quiet"
          onClick={() =>
            dispatch(cartEvents.itemRestoreRequested({ productId, quantity, name, ...(sold && { sold }) }))
          }
        >
          {t('cart.undo')}
        </Button>
      </Line>
    </Message>
  );
}

/** As high as its text, so that the message's icon stands beside it: a quiet button's box is taller than it looks. */
const Line = styled(Cluster)`
  > button {
    margin-block: calc(-1 * ${tokens.space[3]});
  }
`;
