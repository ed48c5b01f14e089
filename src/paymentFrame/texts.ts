import { shopLocale } from '../contract/languages';
import english from './texts.en-US.json';
import french from './texts.fr-FR.json';

const asked = shopLocale(new URLSearchParams(window.location.search).get('language'));

/** What the frame says, in the language that its address names; French where it names none. */
export const texts: typeof french = asked === 'en-US' ? english : french;
