import { summaryOf } from '../../../src/journal/differences';

const number = (count: number) => count.toLocaleString('fr-FR');

/** A value in one line, in the console's format. */
export const frenchSummary = (value: unknown, most?: number): string =>
  summaryOf(value, most, {
    characters: (count) => `${number(count)} caractères`,
    list: (count) => `liste de ${count}`,
    keys: (count) => `${number(count)} champs`,
  });
