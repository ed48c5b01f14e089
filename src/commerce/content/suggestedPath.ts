import type { ContentKind } from '../../contract/content/contentDocument';

/** The parent path of contents, by kind. */
const ABOVE: Readonly<Record<ContentKind, string>> = {
  page: '',
  advice: '/advice',
  recipe: '/advice/idees-recettes',
  trend: '/advice/tendances-de-consommation',
  helpAnswer: '/faq-hub',
};

const MARKS = /\p{M}/gu;

/** A title as a part of an address: lower case without accents, words joined by hyphens, at most 80 characters. */
export const asPart = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 80)
    .replace(/-$/, '');

/** The suggested path of a new content, by kind and title; empty where the title has no usable letter or digit. */
export function suggestedPath(kind: ContentKind, title: string): string {
  const part = asPart(title);
  return part === '' ? '' : `${ABOVE[kind]}/${part}`;
}
