import { useState } from 'react';
import styled from 'styled-components';
import { usable } from '../../../builder/toolbar/usable';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Cluster } from '../../../storefront/ui/layout/Stack';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useMoveTo } from '../../moments/useMoveTo';
import type { CartChange } from '../../playback/cartChanges';
import { usePlayer } from '../../playback/consolePlayer';
import type { PlaybackPosition } from '../../playback/playbackSlice';

/** Maximum number of changes shown at once. */
const MOST = 100;

interface CartChangesProps extends PlaybackPosition {
  readonly changes: readonly CartChange[];
}

/** All states of the cart in the session; if there are many, those around the current moment, with paging. */
export function CartChanges({ changes, part, position }: CartChangesProps) {
  const t = useMessages();
  const current = changes.findLastIndex((change) => isReached(change, { part, position }));
  const [paged, setPaged] = useState({ of: current, first: current - MOST / 2 });
  const wanted = paged.of === current ? paged.first : current - MOST / 2;
  const first = Math.max(0, Math.min(wanted, changes.length - MOST));
  const after = changes.length - first - MOST;
  const page = (to: number) => () => setPaged({ of: current, first: to });
  return (
    <>
      {changes.length > MOST && (
        <Cluster $gap="2">
          <Button variant="quiet" {...usable(first > 0, page(first - MOST))}>
            {t('support.cart.before', { count: first })}
          </Button>
          <Button variant="quiet" {...usable(after > 0, page(first + MOST))}>
            {t('support.cart.after', { count: Math.max(0, after) })}
          </Button>
        </Cluster>
      )}
      <List>
        {changes.slice(first, first + MOST).map((change, index) => (
          <Change key={`${change.part}:${change.position}`} change={change} isCurrent={first + index === current} />
        ))}
      </List>
    </>
  );
}

const isReached = (one: PlaybackPosition, { part, position }: PlaybackPosition): boolean =>
  one.part < part || (one.part === part && one.position <= position);

function Change({ change, isCurrent }: { readonly change: CartChange; readonly isCurrent: boolean }) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const moveTo = useMoveTo();
  const player = usePlayer();
  const { part, position, pieces, products, total } = change;
  const type = player.outlines()[part]?.actions[position - 1]?.feature ?? t('support.timeline.begin');
  return (
    <li>
      <Button variant="quiet" aria-current={isCurrent ? 'step' : undefined} onClick={() => moveTo({ part, position })}>
        {pieces === null || products === null
          ? t('support.cart.uncounted')
          : t('support.cart.change', { pieces: Number(pieces), products })}
      </Button>
      <span>{wireMoney(total)}</span> <small>{type}</small>
    </li>
  );
}

const List = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    /* Quiet buttons have negative margins of half this gap. */
    gap: ${tokens.space[4]};
  }
  small {
    margin-left: auto;
    color: ${tokens.color.inkSoft};
  }
  [aria-current] {
    background: ${tokens.color.pineSoft};
  }
`;
