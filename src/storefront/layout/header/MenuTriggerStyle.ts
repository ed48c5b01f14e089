import { createGlobalStyle } from 'styled-components';
import type { NavigationProperties } from '../../../contract/site/siteConfiguration';

/** Whether the hamburger is there at all, and whether also on large screens: in the document from the server on. */
export const MenuTriggerStyle = createGlobalStyle<Pick<NavigationProperties, 'showMobileTrigger' | 'listView'>>`
  #header {
    ${({ showMobileTrigger }) => !showMobileTrigger && '--menu-trigger: none;'}
    ${({ showMobileTrigger, listView }) => showMobileTrigger && listView && '--menu-trigger-large: inline-flex;'}
  }
`;
