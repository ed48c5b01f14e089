import { createGlobalStyle } from 'styled-components';
import type { NavigationProperties } from '../../../contract/site/siteConfiguration';

/** Whether the hamburger shows, and whether on large screens too; written into the document by the server. */
export const MenuTriggerStyle = createGlobalStyle<Pick<NavigationProperties, 'showMobileTrigger' | 'listView'>>`
  #header {
    ${({ showMobileTrigger }) => !showMobileTrigger && '--menu-trigger: none;'}
    ${({ showMobileTrigger, listView }) => showMobileTrigger && listView && '--menu-trigger-large: inline-flex;'}
  }
`;
