import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Segments } from '../../builder/toolbar/Segments';
import { ErrorBoundary } from '../../storefront/kernel/ErrorBoundary';
import { useMessages } from '../../storefront/messages';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { Unshowable } from './Unshowable';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import { NotesPanel } from '../notes';
import { CallPanel } from './calls/CallPanel';
import { CartPanel } from './cart/CartPanel';
import { DeadPresses } from './DeadPresses';
import { MissingBefore } from './MissingBefore';
import { PageErrors } from './PageErrors';
import { DifferencePanel } from './DifferencePanel';
import { WhatIfPanel } from '../whatIf';
import { panelChosen, PANELS, selectPanel, type PanelName } from './panelSlice';
import { PricePanel } from './prices/PricePanel';
import { useMoment, type ShownMoment } from './useMoment';
import { ValueTree } from './ValueTree';

/** The content of each panel at a moment. */
const CONTENTS: Readonly<Record<PanelName, (moment: ShownMoment) => ReactNode>> = {
  action: (moment) => (
    <>
      <MissingBefore {...moment} />
      <PageErrors {...moment} />
      <DeadPresses {...moment} />
      {moment.record ? <ValueTree value={moment.record.a} /> : <Beginning />}
    </>
  ),
  difference: (moment) => (moment.record ? <DifferencePanel {...moment} /> : <Beginning />),
  state: ({ store }) => <ValueTree value={store.getState()} />,
  call: (moment) => <CallPanel {...moment} />,
  notes: (moment) => <NotesPanel {...moment} />,
  whatIf: (moment) => <WhatIfPanel {...moment} />,
  cart: (moment) => <CartPanel {...moment} />,
  prices: (moment) => <PricePanel {...moment} />,
};

/** One of the panels about the current moment. */
export function PanelArea() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const moment = useMoment();
  const { shown } = useSupportSelector(selectPanel);
  return (
    <Root>
      <Segments
        label={t('support.panel')}
        value={shown}
        onChoose={(name) => dispatch(panelChosen(name))}
        options={PANELS.map((value) => ({ value, label: t(`support.panel.${value}`) }))}
      />
      {/* The panel scrolls by itself, by keyboard too. */}
      <Region role="region" aria-label={t(`support.panel.${shown}`)} tabIndex={0}>
        {moment && (
          <ErrorBoundary fallback={() => <Unshowable />} tryAgainOn={`${shown} ${moment.part} ${moment.position}`}>
            {CONTENTS[shown](moment)}
          </ErrorBoundary>
        )}
      </Region>
    </Root>
  );
}

function Beginning() {
  const t = useMessages();
  return <p>{t('support.panel.begin')}</p>;
}

const Root = styled.div`
  display: flex;
  flex: 2 1 20rem;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-height: 12rem;
  fieldset span {
    padding: 0 ${tokens.space[2]};
    font-size: ${tokens.size.caption};
  }
  /* Where the page itself scrolls, no box within it does. */
  ${media.belowLarge} {
    flex: none;
  }
`;

const Region = styled.div`
  flex: 1;
  overflow: auto;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${tokens.size.small};
  }
`;
