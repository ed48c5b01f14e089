import type { ContentKind } from '../../contract/content/contentDocument';

/** Below which page contents of a kind stand in this shop. */
const ABOVE: Readonly<Record<ContentKind, string>> = {
  page: '',
  advice: '/advice',
  recipe: '/advice/idees-recettes',
  trend: '/advice/tendances-de-consommation',
  helpAnswer: '/faq-hub',
};

const MARKS = /\p{M}/gu;

/** A title as the last part of an address, or as a name: small letters without accents, joined by hyphens. */
export const asPart = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

/** Where a new content would stand by its kind and title; empty where the title has no letter of an address. */
export const suggestedPath = (kind: ContentKind, title: string): string => {
  const part = asPart(title);
  return part === '' ? '' : `${ABOVE[kind]}/${part}`;
};
