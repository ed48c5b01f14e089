import { plain } from '../../plain';

/** The address of the category of butters, whose products need more than one page. */
export const butter = '/category/beurres-et-matieres-grasses/0ZG000000000001GAA';

/** The names on the cards of products, in order. */
export const shownNames = (): readonly string[] =>
  [...document.querySelectorAll('article h3')].map(({ textContent }) => plain(textContent));
