import { readSiteFile } from '../../src/builder/file/readSiteFile';
import { emptySite } from '../../src/commerce/site/checkSite';
import { fileOf } from '../../src/commerce/site/siteFile';

const site = emptySite();
const read = (document: typeof site) => readSiteFile(JSON.stringify(fileOf(document)));

it('a file whose menu has a name that no field could put right is refused, whatever stands in the name', () => {
  for (const name of ['Menu.Barista', 'Menu.0.actionValue', 'é', '__proto__']) {
    const menus = { ...site.menus };
    Object.defineProperty(menus, name, { value: [], enumerable: true });
    expect(read({ ...site, menus })).toMatchObject({
      reason: 'WRONG',
      problems: [{ path: `document.menus.${name}`, rule: 'NAME' }],
    });
  }
});

it('a file with a name that a field holds comes in to be put right', () => {
  expect(read({ ...site, header: { ...site.header, logoContentKey: 'é' } })).toHaveProperty('document');
});

it('a file as deep as a text can be is refused, not a fault of the page', () => {
  const text = JSON.stringify(
    fileOf({
      ...site,
      menus: {
        ...site.menus,
        Footer: [
          {
            label: 'A',
            actionType: 'InternalLink',
            actionValue: null,
            imageUrl: null,
            target: 'CurrentWindow',
            subMenu: [],
            pageReference: { type: 'comm__namedPage', attributes: { name: 'DEEP' } },
          },
        ],
      },
    }),
  );
  expect(readSiteFile(text.replace('"DEEP"', '['.repeat(100_000) + ']'.repeat(100_000)))).toMatchObject({
    reason: 'WRONG',
    problems: [{ path: 'document.menus.Footer.0.pageReference', rule: 'TOO_DEEP' }],
  });
});
