import { useId } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { OPTIONAL_CATEGORIES, type OptionalCategory } from '../../../../contract/tracking/consent';
import { useShopDispatch } from '../../../app/hooks';
import { useMessages } from '../../../messages';
import { focusHeading } from '../../../runtime/document';
import { Button } from '../../../ui/controls/Button';
import { Cluster } from '../../../ui/layout/Stack';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { consentGiven, settingsOpened } from '../consentSlice';

/** The question at the foot of the window: the page behind it stays in use, and nothing is set meanwhile. */
export function ConsentBanner() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const titleId = useId();
  const give = (allowed: readonly OptionalCategory[]) => () => {
    dispatch(consentGiven({ allowed }));
    // The pressed button is gone: who goes by keyboard goes on where the page begins.
    focusHeading();
  };
  return (
    <Band aria-labelledby={titleId}>
      <RoomBelow />
      <div>
        <h2 id={titleId}>{t('consent.title')}</h2>
        <p>{t('consent.text')}</p>
      </div>
      <Cluster $gap="3">
        <Button onClick={give([])}>{t('consent.refuse')}</Button>
        <Button onClick={give(OPTIONAL_CATEGORIES)}>{t('consent.accept')}</Button>
        <Button variant="quiet" onClick={() => dispatch(settingsOpened())}>
          {t('consent.choose')}
        </Button>
      </Cluster>
    </Band>
  );
}

/** What gets the focus, and the page's end, come to rest above the band. */
const RoomBelow = createGlobalStyle`
  ${media.tall} {
    html {
      --consent-band: 10rem;
      scroll-padding-bottom: var(--consent-band);
    }
    body {
      padding-bottom: var(--consent-band);
    }
  }
`;

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  align-items: center;
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  > div:first-of-type {
    flex: 1 1 24rem;
  }
  h2 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.body};
    font-weight: 650;
  }
  p {
    max-width: 68ch;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
  }
  /* In a window where it would cover what is read it stands in the page, before everything else. */
  ${media.tall} {
    position: fixed;
    z-index: ${tokens.layer.listMobile};
    inset: auto 0 0;
    border-top: 1px solid ${tokens.color.hairline};
    box-shadow: ${tokens.shadow.floating};
  }
`;
