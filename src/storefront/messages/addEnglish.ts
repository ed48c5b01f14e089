import { textsOf } from '../../commerce/messages/textFiles';
import * as english from './english';
import { addCatalogue } from './translator';

/**
 * Adds every English text, for code that shows pages in all languages: the server and the player. No shop page does so.
 */
export const addEnglish = (): void => addCatalogue('en-US', textsOf(english));
