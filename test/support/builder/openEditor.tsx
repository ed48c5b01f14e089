import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createBuilderStore } from '../../../src/builder/app/builderStore';
import { sectionChosen, type Section } from '../../../src/builder/app/viewSlice';
import { draftRead, selectDocument, selectProblems, undone } from '../../../src/builder/draft';
import { SectionEditor } from '../../../src/builder/settings/SectionEditor';
import { emptySite } from '../../../src/commerce/site/checkSite';
import type { MenuItem } from '../../../src/contract/catalog/menu';
import type { SiteDocument } from '../../../src/contract/site/siteConfiguration';
import { addTexts, MessagesProvider } from '../../../src/storefront/messages';
import { translate } from '../storefront/french';
import builderFields from '../../../src/storefront/messages/fr-FR/builderFields.json';
import builderMenus from '../../../src/storefront/messages/fr-FR/builderMenus.json';
import builderIcons from '../../../src/storefront/messages/fr-FR/builderIcons.json';
import builderPaths from '../../../src/storefront/messages/fr-FR/builderPaths.json';
import builderShop from '../../../src/storefront/messages/fr-FR/builderShop.json';
import builderSettings from '../../../src/storefront/messages/fr-FR/builderSettings.json';
import { createVault } from '../../../src/storefront/platform/vault';
import '../patience';
import { noServer } from '../storefront/openStore';

for (const texts of [builderFields, builderIcons, builderMenus, builderPaths, builderSettings, builderShop])
  addTexts(texts);

export const MENU = 'Menu_Barista';

export const item = (label: string, subMenu: MenuItem[] = [], rest: Partial<MenuItem> = {}): MenuItem => ({
  label,
  actionType: 'MenuLabel',
  actionValue: null,
  imageUrl: null,
  target: 'CurrentWindow',
  subMenu,
  pageReference: null,
  ...rest,
});

/** A site in which one menu has these items and comes first. */
export const siteWith = (items: MenuItem[]): SiteDocument => ({
  ...emptySite(),
  menus: { [MENU]: items, ...Object.fromEntries(Object.entries(emptySite().menus).filter(([name]) => name !== MENU)) },
});

/** Opens a section of the editor on the real store of the builder's page, with a loaded draft. */
export function openEditor(section: Section, document: SiteDocument = siteWith([])) {
  const store = createBuilderStore({ services: { http: noServer, vault: createVault() } });
  const state = { revision: 1, changedAt: null, changedBy: null, liveVersion: 0, isChanged: false };
  store.dispatch(draftRead({ ...state, document }));
  store.dispatch(sectionChosen(section));
  render(
    <Provider store={store}>
      <MessagesProvider translate={translate}>
        <SectionEditor />
      </MessagesProvider>
    </Provider>,
  );
  const edited = (): SiteDocument => {
    const edited = selectDocument(store.getState());
    if (!edited) throw new Error('no draft');
    return edited;
  };
  return {
    store,
    user: userEvent.setup(),
    edited,
    problems: () => Object.fromEntries(selectProblems(store.getState())),
    undo: () => act(() => void store.dispatch(undone())),
    /** The menu in short: labels, with what is below in brackets. */
    outline: () => outlineOf(edited().menus[MENU] ?? []),
  };
}

const outlineOf = (items: readonly MenuItem[]): string =>
  items.map(({ label, subMenu }) => label + (subMenu.length > 0 ? `(${outlineOf(subMenu)})` : '')).join(' ');

/** The description of a field: its hint, and its error. */
export const descriptionOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

export const isInvalid = (field: Element): boolean => field.getAttribute('aria-invalid') === 'true';

export const valueOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    ? field.value
    : '';
