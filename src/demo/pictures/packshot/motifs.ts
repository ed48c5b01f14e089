/** Small emblems in a 40 × 40 box around 0,0: `f` is the fill, `d` the details on it. */
type Motif = (f: string, d: string) => string;

const MOTIFS = {
  butter: (f, d) =>
    `<path d="M-17 4l9-12h25l-8 12z" fill="${f}"/><path d="M-17 4H9v9h-26zM9 4l8-12v9L9 13z" fill="${f}" opacity=".75"/><path d="M-8 4v9M-1 4l8-12" stroke="${d}" stroke-width="1.6"/>`,
  cream: (f, d) =>
    `<path d="M0 18V3M-3 18h6" stroke="${f}" stroke-width="5" stroke-linecap="round"/><path d="M0 5C-17-2-14-19 0-19S17-2 0 5z" fill="${f}"/><path d="M0 3C-7-3-7-14 0-16M0 3C7-3 7-14 0-16M0 3V-16" stroke="${d}" stroke-width="1.7"/>`,
  milk: (f, d) =>
    `<path d="M0-18c8 11 13 16 13 23a13 13 0 0 1-26 0c0-7 5-12 13-23z" fill="${f}"/><path d="M-7 6a7 7 0 0 0 6 6" stroke="${d}" stroke-width="2.4" stroke-linecap="round"/>`,
  cheese: (f, d) =>
    `<path d="M-18 5L6-13c7 2 11 9 12 18v9h-36z" fill="${f}"/><path d="M-18 5h36" stroke="${d}" stroke-width="1.6"/><circle cx="-5" cy="10" r="2.6" fill="${d}"/><circle cx="7" cy="-2" r="3.2" fill="${d}"/><circle cx="10" cy="10" r="1.8" fill="${d}"/>`,
  egg: (f, d) =>
    `<path d="M0-17c8 0 13 13 13 20a13 13 0 0 1-26 0c0-7 5-20 13-20z" fill="${f}"/><circle cy="4" r="6" fill="${d}"/>`,
  wheat: (f, d) =>
    `<path d="M0 18V-6" stroke="${f}" stroke-width="2.4"/><g fill="${f}"><path d="M0-19c5 4 5 9 0 13-5-4-5-9 0-13zM2 1c0-6 4-9 10-9 0 6-4 10-10 9zM-2 1c0-6-4-9-10-9 0 6 4 10 10 9zM2 11c0-6 4-9 10-9 0 6-4 10-10 9zM-2 11c0-6-4-9-10-9 0 6 4 10 10 9z"/></g><path d="M0-15v7" stroke="${d}"/>`,
  cocoa: (f, d) =>
    `<path d="M-13 12C-18-2-4-17 14-15 18 2 4 18-13 12z" fill="${f}"/><path d="M-12 11C-8 0 0-9 13-14M-9 12C2 10 11 1 14-9M-14 5C-12-5-4-13 6-15" stroke="${d}" stroke-width="1.7"/>`,
  fruit: (f, d) =>
    `<circle cx="-7" cy="6" r="9.5" fill="${f}"/><circle cx="9" cy="8" r="8.5" fill="${f}" opacity=".8"/><path d="M-7-3C-4-12 3-15 8-16M9 0C9-8 8-12 8-16" stroke="${f}" stroke-width="2"/><path d="M8-16c6-4 10-1 11 2-5 3-9 2-11-2z" fill="${f}"/><path d="M-12 4a5 5 0 0 1 4-4" stroke="${d}" stroke-width="2" stroke-linecap="round"/>`,
  coffee: (f, d) =>
    `<ellipse rx="11" ry="17" transform="rotate(35)" fill="${f}"/><path d="M9-13C-5-8 7 5-9 13" stroke="${d}" stroke-width="2.6" stroke-linecap="round"/>`,
  leaf: (f, d) =>
    `<path d="M-13 14C-18-6-2-17 16-15 17 4 6 18-13 14z" fill="${f}"/><path d="M-15 17C-8 4 0-3 10-10M-3 1l1-8M-4 2l10 1" stroke="${d}" stroke-width="1.7" stroke-linecap="round"/>`,
  sport: (f, d) =>
    `<path d="M4-19L-13 4h10l-3 15L13-5H2z" fill="${f}"/><path d="M1-10l-7 10" stroke="${d}" stroke-width="1.6" stroke-linecap="round"/>`,
  honey: (f, d) =>
    `<path d="M0-17l14 8V8L0 17-14 8V-9z" fill="${f}"/><path d="M0-9l7 4v9l-7 4-7-4v-9z" stroke="${d}" stroke-width="2"/>`,
  croissant: (f, d) =>
    `<path d="M-18 10C-17-8-6-14 0-14S17-8 18 10c-5 3-8-1-9-5-2-3-5-4-9-4s-7 1-9 4c-1 4-4 8-9 5z" fill="${f}"/><path d="M-6-13l-1 15M6-13l1 15M-14-6l5 9M14-6L9 3" stroke="${d}" stroke-width="1.7"/>`,
  fish: (f, d) =>
    `<path d="M-18 0C-8-13 8-12 13-2L19-9V9L13 2C8 12-8 13-18 0z" fill="${f}"/><circle cx="-9" cy="-2" r="2" fill="${d}"/><path d="M-3-7q4 7 0 14" stroke="${d}" stroke-width="1.7"/>`,
  ham: (f, d) =>
    `<path d="M-17 6C-20-10-4-18 8-14S20 6 8 13-14 18-17 6z" fill="${f}"/><circle cx="4" cy="-3" r="5" stroke="${d}" stroke-width="2"/><path d="M-11 5q7 9 17 4" stroke="${d}" stroke-width="1.7" stroke-linecap="round"/>`,
  nut: (f, d) =>
    `<path d="M0-19C13-8 13 9 0 18-13 9-13-8 0-19z" fill="${f}"/><path d="M0-12V12M-5-6q-3 7 1 13M5-6q3 7-1 13" stroke="${d}" stroke-width="1.6" stroke-linecap="round"/>`,
  tool: (f, d) =>
    `<path d="M-15-4h30l-3 19h-24z" fill="${f}"/><path d="M-9-4c0-15 18-15 18 0" stroke="${f}" stroke-width="2.6"/><path d="M-6 3h12M-5 9H5" stroke="${d}" stroke-width="1.8"/>`,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

/** The first match wins, so words for products come before words for their use. */
const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [
    /croissant|pain au|pain aux|brioche tress|chausson|gaufre|pancake|viennoiserie|cookie|biscott|galette/i,
    'croissant',
  ],
  [
    /présentoir|affiche|ardoise|kit|stop-rayon|menu de|gobelet|couvercle|boîtes|coffret cadeau|sachets crois|sacs|bols|papier|tablier|pichet|pompe|lyre|thermo|shakers|raclette de/i,
    'tool',
  ],
  [/truite/i, 'fish'],
  [/jambon/i, 'ham'],
  [/confiture de lait|fromage blanc|lait barista/i, 'milk'],
  [/amandes? (blanche|effilée)|noisettes|barista noisette|cerneaux|pistache|randonnée/i, 'nut'],
  [/trimoline|glucose/i, 'honey'],
  [/gélatine|pectine/i, 'cream'],
  [/crêpe dentelle|moutarde|poudre à lever/i, 'wheat'],
  [/lot brunch/i, 'egg'],
  [/lot petit-déjeuner/i, 'croissant'],
  [/sirop barista (vanille|menthe)/i, 'leaf'],
  [/lot découverte|sirop barista/i, 'coffee'],
  [/shake|whey|protéin|protein|gainer|créatine|caséine|isolat|effort|barre/i, 'sport'],
  [/purée|coulis|confiture|compote|jus de|pur jus|limonade/i, 'fruit'],
  [/miel/i, 'honey'],
  [/œuf|dorure|omelette|brouillade/i, 'egg'],
  [
    /fromage|emmental|mozzarella|cheddar|comté|brie|tomme|cantal|beaufort|gouda|bleu|roquefort|camembert|reblochon|raclette|feta|chèvre|parmigiano|ossau|édam|burrata|ricotta|pizzeria|croque/i,
    'cheese',
  ],
  [/café|espresso|capsule|bûchette/i, 'coffee'],
  [/chocolat|cacao|couverture|pralin|pépites|tartiner/i, 'cocoa'],
  [/beurre|tourage|feuilletage|margarine|ghee/i, 'butter'],
  [/crème|mascarpone|quiche|île|tiramisu|panna|chantilly/i, 'cream'],
  [/boisson|thé |matcha|infusion|rooibos|chai|végétal|menthe|avoine barista|huile|vanille/i, 'leaf'],
  [/lait|yaourt|skyr|kéfir|quark|petit-suisse|faisselle|riz au|flan|eau /i, 'milk'],
  [
    /farine|sucre|levure|levain|malt|graines|fécule|granola|muesli|pétales|flocons|cassonade|muscovado|poudre à|riz soufflé/i,
    'wheat',
  ],
  [
    /fruit|purée|framboise|myrtille|abricot|pomme|coulis|confiture|jus|sirop|limonade|amande|noisette|noix|raisin|compote|mélange|cidre|brunch|déjeuner/i,
    'fruit',
  ],
];

/** The emblem for a product's name; a leaf by default. */
export const motifFor = (title: string): MotifName => WORDS.find(([pattern]) => pattern.test(title))?.[1] ?? 'leaf';

/** The emblem drawn around a point at a scale (1 = 40 pixels). */
export const drawMotif = (name: MotifName, x: number, y: number, scale: number, fill: string, detail: string): string =>
  `<g transform="translate(${String(Math.round(x))} ${String(Math.round(y))})scale(${scale.toFixed(2)})">${MOTIFS[name](fill, detail)}</g>`;
