// Menus of the header: their items, the selected item, the level of a drilldown, the overflow.
// State keys: menu, drilldown.
// Publishes the menu endpoints, bar and panel for header and shell, the category menu, both slices and their events,
// and the search by typed letters.
export { readBuiltMenu, useBuiltMenu } from './builtMenu';
export { useCategoryMenu } from './categoryMenu';
export { drilldownEvents, drilldownReducer, levelEntered, levelLeft } from './drilldownSlice';
export { menuEvents, menuPanelOpened, menuPanelRequested, menuReducer, selectPanelOpen } from './menuSlice';
export { menusApi } from './menusApi';
export { menuArgs } from './components/menuArgs';
export { MenuPanel } from './components/panel/MenuPanel';
export { navigationBar } from './lazyNavigationBar';
export { menuPanel } from './lazyMenuPanel';
export { menuPanelSaga } from './menuPanelSaga';
export { useEditedMenu } from './useEditedMenu';
export { headerMenu, headerMenuItems } from './lazyHeaderMenu';
export { typedIndex } from './typedIndex';
export { toViewItems, type MenuViewItem } from './view/menuViewItem';
export { MENU_ANCHOR, useMenuTrigger } from './useMenuTrigger';
