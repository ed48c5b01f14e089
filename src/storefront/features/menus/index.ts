// Menus of the header: what they hold, which item is selected, how deep the mobile drilldown stands.
// State keys: menu, drilldown.
// Publishes the menu endpoints, the category menu as the shop shows it, both slices and their events.
export { useCategoryMenu, type CategoryMenuItem } from './categoryMenu';
export {
  drilldownEvents,
  drilldownReducer,
  levelEntered,
  levelLeft,
  selectDrilldownDirection,
  selectDrilldownStack,
} from './drilldownSlice';
export {
  menuClosed,
  menuEvents,
  menuItemToggled,
  menuPanelOpened,
  menuPanelRequested,
  menuReducer,
  selectPanelOpen,
  selectSelectedMenuId,
} from './menuSlice';
export { menusApi } from './menusApi';
