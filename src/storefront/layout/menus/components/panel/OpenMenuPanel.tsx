import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { TABLET_PANEL_WIDTH } from '../../../../../contract/constants';
import type { ListThemeStyles, NavigationProperties } from '../../../../../contract/site/siteConfiguration';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import headerRibbonTexts from '../../../../messages/fr-FR/headerRibbon.json';
import navigationTexts from '../../../../messages/fr-FR/navigation.json';
import { useStillPage } from '../../../../ui/overlays/useStillPage';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { menuClosed, menuPanelLeft, selectPanelOpen } from '../../menuSlice';
import { useMenuSettings } from '../menuSettings';
import { withLauncher } from '../../view/barItems';
import type { MenuViewItem } from '../../view/menuViewItem';
import { listPosition, themeProperties } from '../../view/themeProperties';
import { Drilldown } from '../drilldown/Drilldown';
import { raise } from '../menuDomEvents';
import { useHeaderMenuItems } from '../useHeaderMenuItems';
import { PanelFoot } from './PanelFoot';

/**
 * The whole menu beside the page, on small screens over all of it. Rendered before it opens, it lies there unseen with
 * its styles and layout, so that opening only shows it.
 */
function OpenMenuPanel() {
  const isOpen = useShopSelector(selectPanelOpen);
  return <Panel items={useHeaderMenuItems()} properties={useMenuSettings()} isOpen={isOpen} />;
}

export const menuPanelModule = {
  Component: OpenMenuPanel,
  texts: { ...navigationTexts, ...headerRibbonTexts },
} as const;

interface PanelProps {
  readonly items: readonly MenuViewItem[];
  readonly properties: NavigationProperties;
  readonly isOpen: boolean;
}

export function Panel({ items, properties, isOpen }: PanelProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const panel = useRef<HTMLDivElement>(null);
  const { showAppLauncher, showMobileTrigger, showBackLabel, itemLimit, hideCloseIcon } = properties;
  const close = () => {
    dispatch(menuClosed());
    if (showMobileTrigger) return;
    const detail = { mobileMenuOpened: false } as const;
    dispatch(menuPanelLeft(detail));
    if (panel.current) raise(panel.current, 'closemobile', detail);
  };
  const closeFromOutside = () => {
    if (panel.current) {
      raise(panel.current, 'levelchange', { level: 0 });
      raise(panel.current, 'closesubmenus', null);
    }
    close();
  };
  return (
    <Layer data-unseen={isOpen ? undefined : ''}>
      {isOpen && <WhileOpen panel={panel} />}
      {/* A press outside closes the panel; without a pointer, Escape and the close button do. */}
      <Overlay aria-hidden data-overlay onClick={closeFromOutside} />
      <Sheet
        ref={panel}
        role="dialog"
        aria-modal={isOpen || undefined}
        aria-label={t('navigation.label')}
        $styles={properties.customThemeStylesList}
      >
        <Drilldown
          parent={null}
          items={withLauncher(items, showAppLauncher, t('navigation.appLauncher'))}
          inputs={{
            isMobileView: true,
            focusOnFirstItem: isOpen,
            noFocusNextOnClose: true,
            showBackLabel,
            itemLimit,
            hideCloseIcon,
          }}
          foot={<PanelFoot />}
          onClose={close}
        />
      </Sheet>
    </Layer>
  );
}

/**
 * Keeps the page still, and on closing returns the focus to the hamburger or, without one, to the link to the menu in
 * the footer.
 */
function WhileOpen({ panel }: { readonly panel: { readonly current: HTMLElement | null } }) {
  useStillPage('left');
  useEffect(() => {
    const page = panel.current?.ownerDocument;
    return () => page?.querySelectorAll<HTMLElement>('[data-menu-trigger]').forEach((trigger) => trigger.focus());
  }, [panel]);
  return null;
}

const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.listMobile};
  &[data-unseen] {
    visibility: hidden;
  }
`;

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  background: rgb(29 38 35 / 0.45);
`;

/* The theme sets position and size on tablets (DRL-17). */
const Sheet = styled.div<{ readonly $styles: ListThemeStyles }>`
  ${({ $styles }) => themeProperties($styles) + listPosition($styles)}
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  background: var(--nav-background, ${tokens.color.paper});
  box-shadow: ${tokens.shadow.floating};
  ${media.fromMedium} {
    inset: 0 auto auto 0;
    width: ${TABLET_PANEL_WIDTH};
    max-width: 100%;
    height: 100%;
    ${media.belowLarge} {
      top: var(--menu-list-top, 0);
      left: var(--menu-list-left, 0);
      width: var(--menu-list-width, ${TABLET_PANEL_WIDTH});
      height: var(--menu-list-height, 100%);
    }
  }
`;
