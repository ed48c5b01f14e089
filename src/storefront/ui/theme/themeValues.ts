import { LAYERS } from '../../../contract/constants';

/**
 * The theme as data: every value becomes a CSS custom property, so another theme or a dark mode is another record with
 * the same keys. The contrast test checks text and background pairs against WCAG AA.
 */
export const themeValues = {
  color: {
    paper: '#fbf8f1',
    paperDeep: '#f3eddf',
    surface: '#ffffff',
    hairline: '#e5dccb',
    outline: '#857c69',
    ink: '#1d2623',
    inkSoft: '#55605a',
    pine: '#0f4c3a',
    pineDeep: '#0a3629',
    pineSoft: '#e2ece5',
    butter: '#f2d98b',
    butterSoft: '#fbf2d8',
    butterDeep: '#7a5a0e',
    onPine: '#ffffff',
    info: '#1f4f73',
    infoSoft: '#e6eef3',
    success: '#1d6340',
    successSoft: '#e3f0e6',
    warning: '#7d4a04',
    warningSoft: '#fceecf',
    danger: '#a12a20',
    dangerDeep: '#7f1e16',
    dangerSoft: '#fae9e4',
  },
  // A soft tint per customer type for bars and cards, and a dark one for links and lines on it.
  accent: {
    bakery: '#f0dcae',
    bakeryDeep: '#6b4c0a',
    coffee: '#eec6ae',
    coffeeDeep: '#74341a',
    gym: '#b9ddd8',
    gymDeep: '#0d5054',
    hotel: '#e0c9db',
    hotelDeep: '#5f3557',
    others: '#d0d8de',
    othersDeep: '#3b4852',
  },
  space: {
    '1': '.25rem',
    '2': '.5rem',
    '3': '.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
    '16': '4rem',
    '20': '5rem',
  },
  radius: { small: '6px', control: '10px', card: '14px', round: '999px' },
  // 13 / 15 / 17 / 20 / 25 / 31 / 39 pixels at the browser's default size.
  size: {
    caption: '.8125rem',
    small: '.9375rem',
    body: '1.0625rem',
    large: '1.25rem',
    title: '1.5625rem',
    headline: '1.9375rem',
    display: '2.4375rem',
  },
  font: {
    text: "'Figtree Variable','Figtree Arial','Figtree Roboto','Figtree DejaVu',sans-serif",
    display: "'Fraunces Variable','Fraunces Georgia','Fraunces Times','Fraunces Noto','Fraunces DejaVu',serif",
  },
  shadow: {
    raised: '0 1px 2px rgb(29 38 35/.07)',
    floating: '0 2px 6px rgb(29 38 35/.08),0 18px 48px -12px rgb(29 38 35/.28)',
  },
  motion: { fast: '.12s', base: '.16s', slow: '.2s' },
  layer: {
    header: String(LAYERS.header),
    list: String(LAYERS.list),
    listMobile: String(LAYERS.listMobile),
    toast: String(LAYERS.toast),
  },
  target: { base: '2.75rem' },
} as const;

export type ThemeValues = {
  readonly [Group in keyof typeof themeValues]: Readonly<Record<keyof (typeof themeValues)[Group], string>>;
};
