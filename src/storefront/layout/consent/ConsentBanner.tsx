import { useEffect, useId, type MouseEvent } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { LATE_PATHS } from '../../../contract/latePaths';
import { CONSENT_FORM, OPTIONAL_CATEGORIES, type Allowed } from '../../../contract/tracking/consent';
import { withBase } from '../../../contract/pages/basePath';
import { useShopDispatch, useShopSelector, useShopStore } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { regainFocus } from '../../platform/page/regainFocus';
import { isLivePage } from '../../kernel/livePage';
import { selectLocation } from '../../kernel/location';
import { Button } from '../../ui/controls/Button';
import { PageColumn } from '../../ui/layout/PageFrame';
import { Cluster } from '../../ui/layout/Stack';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { consentGiven, settingsOpened } from '../../features/consent';

/**
 * The consent question at the bottom of the window: the page stays usable, and nothing that needs consent is stored
 * before the answer. Until its code is loaded, and without scripts, it works as a form.
 */
export function ConsentBanner() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const titleId = useId();
  const store = useShopStore();
  const { pathname, search } = useShopSelector(selectLocation);
  const give = (allowed: readonly Allowed[]) => (event: MouseEvent) => {
    event.preventDefault();
    dispatch(consentGiven({ allowed }));
  };
  // The pressed button disappears with the banner, also when it was in the settings window above it.
  useEffect(() => () => (isLivePage(store) ? regainFocus() : undefined), [store]);
  return (
    <Band data-consent aria-labelledby={titleId}>
      <RoomBelow />
      <PageColumn>
        <Row>
          <div>
            <h2 id={titleId}>{t('consent.title')}</h2>
            <p>{t('consent.text')}</p>
          </div>
          <Cluster as="form" method="post" action={withBase(LATE_PATHS.consents)} $gap="3">
            <input type="hidden" name="startUrl" value={pathname + search} />
            <Button {...sends} value={CONSENT_FORM.refuse} onClick={give([])}>
              {t('consent.refuse')}
            </Button>
            <Button {...sends} value={CONSENT_FORM.accept} onClick={give(OPTIONAL_CATEGORIES)}>
              {t('consent.accept')}
            </Button>
            <Button variant="quiet" onClick={() => dispatch(settingsOpened())}>
              {t('consent.choose')}
            </Button>
          </Cluster>
        </Row>
      </PageColumn>
    </Band>
  );
}

const sends = { type: 'submit', name: 'allowed' } as const;

/** Focused elements and the end of the page scroll to above the banner. */
const RoomBelow = createGlobalStyle`
  ${media.tall} {
    html {
      --consent-band: 8rem;
      ${media.belowLarge} {
        --consent-band: 12rem;
      }
      ${media.small} {
        --consent-band: 14rem;
      }
      ${media.tiny} {
        --consent-band: 20rem;
      }
      scroll-padding-bottom: var(--consent-band);
    }
    body {
      padding-bottom: var(--consent-band);
    }
  }
  @media print {
    body {
      padding-bottom: 0;
    }
  }
`;

const Band = styled.section`
  padding-block: ${tokens.space[4]};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  h2 {
    margin-bottom: ${tokens.space[1]};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.body};
    font-weight: 650;
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
  }
  /* In a low window the banner would cover the content: there it is part of the page, before everything else. */
  ${media.tall} {
    position: fixed;
    z-index: ${tokens.layer.header};
    inset: auto 0 0;
    border-top: 1px solid ${tokens.color.hairline};
    box-shadow: ${tokens.shadow.floating};
  }
  /* The banner would be printed at the bottom of every sheet. */
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[8]};
  align-items: center;
  > :first-child {
    flex: 1 1 24rem;
    max-width: 46rem;
  }
  > :last-child {
    margin-left: auto;
  }
  ${media.belowLarge} {
    > :last-child {
      margin-left: 0;
    }
  }
  /* Only a script can open the dialog with the choices by category. */
  @media (scripting: none) {
    button[type='button'] {
      display: none;
    }
  }
  ${media.small} {
    > :last-child {
      width: 100%;
    }
    button {
      flex: 1 1 8rem;
    }
  }
`;
