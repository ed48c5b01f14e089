import path from 'node:path';
import { catalogueFiles } from '../../support/messages/catalogueFiles';
import { missingTexts } from '../../support/messages/missingTexts';

const inSource = (file: string) => path.resolve(__dirname, '../../../src', file);
const entry = inSource('entries/browser.tsx');
const firstTexts = inSource('storefront/messages/firstTexts.ts');
const { filesOf, read } = catalogueFiles('storefront/messages');

it('whatever a page or a lazy component says comes with it (its `texts`), with what loads it or with the first load (`firstTexts.ts`)', () => {
  const catalogueOf = new Map(
    filesOf('fr-FR').flatMap((file) => Object.keys(read('fr-FR', file)).map((id) => [id, file] as const)),
  );
  expect(missingTexts({ entry, firstTexts }, catalogueOf)).toEqual([]);
});
