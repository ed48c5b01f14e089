import fc from 'fast-check';
import { completeSite, emptySite, isSiteDocument, siteProblems } from '../../../src/commerce/site/checkSite';
import type { MenuItem } from '../../../src/contract/catalog/menu';
import { safeAddress } from '../../../src/contract/pages/safeAddress';
import type { SiteDocument } from '../../../src/contract/site/siteConfiguration';
import { DOCUMENT_RULES } from '../../../src/contract/documents/documentRules';
import { demoCatalog } from '../../../src/demo/demoCatalog';
import { demoSite } from '../../../src/demo/demoSite';

const site = emptySite();
const item = (changes: object = {}): MenuItem => ({
  actionType: 'InternalLink',
  actionValue: '/faq-hub',
  imageUrl: null,
  label: 'Aide',
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
  ...changes,
});
const nested = (levels: number): MenuItem => item({ subMenu: levels === 1 ? [] : [nested(levels - 1)] });
const withMenu = (items: unknown): object => ({ ...site, menus: { ...site.menus, Footer: items } });
const withPart = (part: keyof SiteDocument, changes: object): object => ({
  ...site,
  [part]: { ...site[part], ...changes },
});
const problemsOf = (document: unknown): string[] => siteProblems(document).map(({ path, rule }) => `${path} ${rule}`);

test('the site of an empty shop and that of the demo shop keep every rule', () => {
  expect(problemsOf(site)).toEqual([]);
  expect(problemsOf(demoSite(demoCatalog().categories))).toEqual([]);
});

const broken: [string, unknown, string[]][] = [
  ['no object', 'a site', [' WRONG_TYPE']],
  ['a part missing', { ...site, ribbon: undefined }, ['ribbon MISSING']],
  ['a part more', { ...site, popUp: {} }, ['popUp UNKNOWN_FIELD']],
  ['an alignment that is none', withPart('navigation', { alignment: 'justify' }), ['navigation.alignment NOT_LISTED']],
  ['a flag that is a text', withPart('navigation', { listView: 'yes' }), ['navigation.listView WRONG_TYPE']],
  ['a limit of nothing', withPart('navigation', { itemLimit: 0 }), ['navigation.itemLimit OUT_OF_RANGE']],
  ['a colour of three digits', withPart('ribbon', { hexcolor: '#abc' }), ['ribbon.hexcolor HEX_COLOR']],
  ['a distance in words', withPart('ribbon', { topDistanceMobile: '4px' }), ['ribbon.topDistanceMobile WRONG_TYPE']],
  ['a text too long', withPart('ribbon', { text: 'x'.repeat(501) }), ['ribbon.text TOO_LONG']],
  [
    'styles that would end their rule, or that there are not',
    withPart('navigation', {
      customThemeStylesBar: { 'background-color': '#fff;} body{', width: '20rem', 'z-index': '1', 'font-style': 3 },
    }),
    [
      'navigation.customThemeStylesBar.background-color STYLE_VALUE',
      'navigation.customThemeStylesBar.z-index UNKNOWN_FIELD',
      'navigation.customThemeStylesBar.font-style WRONG_TYPE',
    ],
  ],
  [
    'two variants of one colour, whatever its case',
    withPart('variants', { hotel: { ...site.variants.hotel, barColor: site.variants.bakery.barColor.toUpperCase() } }),
    ['variants.hotel.barColor SAME_COLOR'],
  ],
  [
    'an order of lists that there is not',
    withPart('settings', { productSort: 'Relevance' }),
    ['settings.productSort NOT_LISTED'],
  ],
  ['an icon that there is not', withPart('header', { profileIcon: 'constructor' }), ['header.profileIcon NOT_LISTED']],
  [
    'a profile menu that is not there',
    withPart('header', { profileMenu: 'Nothing' }),
    ['header.profileMenu UNKNOWN_MENU'],
  ],
  [
    'a prefix outside the site',
    withPart('settings', { serverPagePrefix: '//apex/' }),
    ['settings.serverPagePrefix SITE_PATH'],
  ],
  ['brands beyond counting', withPart('settings', { gymBrands: Array(51).fill('x') }), ['settings.gymBrands TOO_MANY']],
  [
    'notifications that show none, or stand where none can be shown',
    withPart('settings', { notifications: { maxShown: 0, position: 'middle', positioning: 'sticky' } }),
    [
      'settings.notifications.maxShown OUT_OF_RANGE',
      'settings.notifications.position NOT_LISTED',
      'settings.notifications.positioning NOT_LISTED',
    ],
  ],
  [
    'a flag that is neither on nor off',
    withPart('settings', { flags: { ...site.settings.flags, maxEditLimit: 1 } }),
    ['settings.flags.maxEditLimit WRONG_TYPE'],
  ],
  [
    'half a notification at once',
    withPart('settings', { notifications: { ...site.settings.notifications, maxShown: 1.5 } }),
    ['settings.notifications.maxShown WRONG_TYPE'],
  ],
  ['a blank brand', withPart('settings', { gymBrands: ['Keep Cool', ' '] }), ['settings.gymBrands.1 BLANK']],
  [
    'a link of the footer that is none',
    withPart('footer', { socialLink: { label: '', url: 'http://x.example' } }),
    ['footer.socialLink.label BLANK', 'footer.socialLink.url UNSAFE_LINK'],
  ],
  ['a menu without a developer name', { ...site, menus: { ...site.menus, 'Mon menu': [] } }, ['menus.Mon menu NAME']],
  [
    'menus beyond counting',
    { ...site, menus: { ...site.menus, ...Object.fromEntries(Array.from({ length: 42 }, (_, at) => [`M${at}`, []])) } },
    ['menus TOO_MANY'],
  ],
  ['a menu that is no list', withMenu({}), ['menus.Footer WRONG_TYPE']],
  ['a sixth level', withMenu([nested(6)]), [`menus.Footer.0${'.subMenu.0'.repeat(5)} TOO_DEEP`]],
  ['2,501 items', withMenu(Array(2501).fill(item())), ['menus.Footer TOO_MANY']],
  ['an item without words', withMenu([item({ label: '  ' })]), ['menus.Footer.0.label BLANK']],
  ['an action that is none', withMenu([item({ actionType: 'Fly' })]), ['menus.Footer.0.actionType NOT_LISTED']],
  [
    'a script',
    withMenu([item(), item({ actionValue: ' JavaScript:alert(1)' })]),
    ['menus.Footer.1.actionValue UNSAFE_LINK'],
  ],
  ['a link to nowhere', withMenu([item({ actionValue: null })]), ['menus.Footer.0.actionValue LINK_MISSING']],
  [
    'a modal with a strange name',
    withMenu([item({ actionType: 'Modal', actionValue: 'a b' })]),
    ['menus.Footer.0.actionValue NAME'],
  ],
  [
    'a picture that is no picture',
    withMenu([item({ imageUrl: 'data:text/html,x' })]),
    ['menus.Footer.0.imageUrl IMAGE_URL'],
  ],
  [
    'a reference that lacks its name',
    withMenu([item({ pageReference: { type: 'comm__namedPage', attributes: {} } })]),
    ['menus.Footer.0.pageReference PAGE_REFERENCE'],
  ],
  [
    'a reference to a script',
    withMenu([item({ pageReference: { type: 'standard__webPage', attributes: { url: 'javascript:x' } } })]),
    ['menus.Footer.0.pageReference.attributes.url UNSAFE_LINK'],
  ],
  [
    'a reference that nothing could write down',
    withMenu([
      item({
        pageReference: {
          type: 'comm__namedPage',
          attributes: { name: 'Home', deep: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown },
        },
      }),
    ]),
    ['menus.Footer.0.pageReference TOO_DEEP'],
  ],
  ['a target that is none', withMenu([item({ target: '_blank' })]), ['menus.Footer.0.target NOT_LISTED']],
];
test.each(broken)('%s is reported with its path and its rule', (_what, document, expected) => {
  expect(problemsOf(document)).toEqual(expected);
  expect(isSiteDocument(document)).toBe(false);
});

test('a reference to what is no page of the shop is reported at its field, whatever it is named [LNK-04] [LNK-05]', () => {
  const rulesOf = (type: string, attributes: object) =>
    problemsOf(withMenu([item({ actionValue: null, pageReference: { type, attributes } })]));
  for (const name of ['constructor', '__proto__', 'toString', 'Nowhere']) {
    expect(rulesOf('comm__namedPage', { name })).toEqual(['menus.Footer.0.pageReference.attributes.name UNKNOWN_PAGE']);
    expect(rulesOf('standard__recordPage', { objectApiName: name, recordId: 'x' })).toEqual([
      'menus.Footer.0.pageReference UNKNOWN_PAGE',
    ]);
    expect(rulesOf(name, { name })).toEqual(['menus.Footer.0.pageReference PAGE_REFERENCE']);
  }
  expect(rulesOf('standard__recordPage', { objectApiName: 'Product2', urlName: 'beurre' })).toEqual([]);
  expect(rulesOf('standard__objectPage', { objectApiName: 'Order', filterName: 'Recent' })).toEqual([]);
});

test('what is allowed passes: five levels, 2,500 items, each sort of link, picture and style', () => {
  const allowed = [
    nested(5),
    item({ actionValue: 'https://www.comptoir.example/x?y=1#z', target: 'NewWindow', actionType: 'ExternalLink' }),
    item({ actionValue: 'tel:+33140000101' }),
    item({ actionValue: '#footer' }),
    item({ actionValue: null, pageReference: { type: 'comm__namedPage', attributes: { name: 'Home' } } }),
    item({ actionType: 'MenuLabel', actionValue: null, subMenu: [item({ imageUrl: 'data:image/png;base64,AAAA' })] }),
    item({ actionType: 'Modal', actionValue: 'AccountSelection', imageUrl: '/media/abc' }),
    item({ actionType: 'LogOut', actionValue: null, imageUrl: 'https://x.example/a.png' }),
  ];
  expect(problemsOf(withMenu(allowed))).toEqual([]);
  expect(problemsOf(withMenu(Array(2500).fill(item())))).toEqual([]);
  const customThemeStylesList = {
    'border-bottom-color': '#0f4c3a',
    'text-decoration': 'underline',
    'text-transform': 'uppercase',
    'font-style': 'italic',
    'font-weight': '600',
    'background-color': '#ffffff',
    width: '20rem',
    background: 'transparent',
    'background-hover': '#F2D98B',
    'text-color': '#1d2623',
    'text-hover-color': '#000000',
    'border-left-active': '3px solid #0f4c3a',
    'border-left-inactive': 'none',
  };
  expect(problemsOf(withPart('navigation', { customThemeStylesList }))).toEqual([]);
});

test('the list says where it stands on tablets, the bar does not [DRL-17]', () => {
  const position = { top: '10%', left: '3rem', height: '480px' };
  expect(problemsOf(withPart('navigation', { customThemeStylesList: position }))).toEqual([]);
  const wrong = { top: 'calc(1px)', left: '-3px', height: 'auto' };
  expect(problemsOf(withPart('navigation', { customThemeStylesList: wrong }))).toEqual(
    Object.keys(wrong).map((name) => `navigation.customThemeStylesList.${name} STYLE_VALUE`),
  );
  expect(problemsOf(withPart('navigation', { customThemeStylesBar: position }))).toEqual(
    Object.keys(position).map((name) => `navigation.customThemeStylesBar.${name} UNKNOWN_FIELD`),
  );
});

test('whatever is given is judged by known rules and never throws', () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 4 }), fc.constantFrom(...Object.keys(site)), (value, part) => {
      const rules = siteProblems({ ...site, [part]: value }).map(({ rule }) => rule);
      expect(rules.every((rule) => DOCUMENT_RULES.includes(rule))).toBe(true);
    }),
    { seed: 5, numRuns: 300 },
  );
});

test('what an older release did not know is as by default, what it said stays', () => {
  const { ribbon: _ribbon, ...older } = withPart('navigation', { alignment: 'right' }) as SiteDocument;
  expect(completeSite({ ...older, footer: { copyrightYear: 2020 } })).toEqual({
    ...older,
    ribbon: site.ribbon,
    footer: { ...site.footer, copyrightYear: 2020 },
  });
  const { notifications: _notifications, flags: _flags, ...settings } = site.settings;
  expect(completeSite({ ...site, settings })).toEqual(site);
  expect(completeSite(null)).toBeNull();
});

describe('an address a link may lead to', () => {
  test.each([
    '/',
    '/faq-hub',
    '/a?b=//c',
    '#top',
    'https://x.example',
    'HTTPS://x.example/a',
    'mailto:a@b.c',
    'tel:+331',
    ' /a ',
  ])('%s is', (address) => {
    expect(safeAddress(address)).toBe(address.trim());
  });
  test.each([
    'http://x.example',
    '//x.example',
    '/\\x.example',
    '\\\\x.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https:x.example',
    'https://',
    'https://a b',
    '/a\nb',
    'faq-hub',
    '',
  ])('%j is none', (address) => {
    expect(safeAddress(address)).toBeNull();
  });
});
