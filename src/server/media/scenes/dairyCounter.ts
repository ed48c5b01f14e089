import type { PackshotRecord } from '../packshot/packshotRecord';
import { block, brick } from '../packshot/forms/cartons';
import type { Form } from '../packshot/forms/form';
import { bottle, tub } from '../packshot/forms/pots';
import { wheel } from '../packshot/forms/wheels';
import { lightDefinitions } from '../packshot/light';

interface Placed {
  readonly form: Form;
  readonly record: PackshotRecord;
  readonly x: number;
  readonly scale: number;
}

const COUNTER_TOP = 452;

const DISPLAYED: readonly Placed[] = [
  {
    form: bottle,
    x: 452,
    scale: 0.74,
    record: {
      form: 'bottle',
      brand: 'Valbrune',
      title: 'Lait frais entier',
      subtitle: '1 l',
      base: '#F7FAFC',
      accent: '#2F5D8A',
    },
  },
  {
    form: brick,
    x: 610,
    scale: 0.8,
    record: {
      form: 'brick',
      brand: 'Valbrune',
      title: 'Crème 35 %',
      subtitle: '1 l',
      base: '#FBF6E9',
      accent: '#0F4C3A',
    },
  },
  {
    form: wheel,
    x: 740,
    scale: 0.9,
    record: {
      form: 'wheel',
      brand: 'Valbrune',
      title: 'Comté',
      subtitle: '12 mois',
      base: '#E9BE5F',
      accent: '#7A3F13',
    },
  },
  {
    form: tub,
    x: 1000,
    scale: 0.52,
    record: {
      form: 'tub',
      brand: 'Ferme d’Ardouère',
      title: 'Yaourt',
      subtitle: 'Bio',
      base: '#EEF4F2',
      accent: '#4B7B2B',
    },
  },
  {
    form: block,
    x: 232,
    scale: 0.74,
    record: {
      form: 'block',
      brand: 'Valbrune',
      title: 'Beurre de tourage',
      subtitle: '84 %',
      base: '#F3D98A',
      accent: '#0F4C3A',
    },
  },
];

const placed = ({ form, record, x, scale }: Placed): string => {
  const shadow = `<ellipse cx="${String(form.centre + 16)}" cy="${String(form.ground)}" rx="${String(Math.round(form.width * 0.62))}" ry="15" fill="url(#g)"/>`;
  const y = Math.round(COUNTER_TOP + 26 - form.ground * scale);
  return `<g transform="translate(${String(x)} ${String(y)})scale(${String(scale)})">${shadow}${form.draw(record)}</g>`;
};

const stripes = (): string =>
  Array.from({ length: 12 }, (_, index) => {
    const x = index * 100;
    return `<path d="M${String(x)} 0h100v74a50 26 0 0 1-100 0z" fill="${index % 2 === 0 ? '#0F4C3A' : '#FBF6E9'}"/>`;
  }).join('');

const lamp = (x: number): string =>
  `<path d="M${String(x)} 80v74" stroke="#1D2623" stroke-width="3"/><path d="M${String(x - 44)} 196q6-44 44-44t44 44z" fill="#0F4C3A"/><path d="M${String(x - 44)} 196q6-44 44-44t44 44z" fill="url(#c)"/>` +
  `<ellipse cx="${String(x)}" cy="197" rx="44" ry="7" fill="#F2D98B"/><path d="M${String(x - 44)} 200h88l110 252H${String(x - 154)}z" fill="url(#lamp)"/>`;

/**
 * A dairy counter for the head of the home page: 1200 × 600, at most 12 kB, with our own packs in the light of the
 * product pictures. The left third of the wall is empty, for a title. Decorative: give it an empty alt.
 */
export const dairyCounter = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600" fill="none" font-family="Arial,sans-serif" font-weight="700" text-anchor="middle">' +
  lightDefinitions() +
  '<defs><linearGradient id="lamp" x2="0" y2="1"><stop stop-color="#F2D98B" stop-opacity=".5"/><stop offset="1" stop-color="#F2D98B" stop-opacity="0"/></linearGradient>' +
  '<pattern id="t" width="72" height="36" patternUnits="userSpaceOnUse"><path d="M0 36V0h72M36 36V18M0 18h72M0 0v18" fill="none" stroke="#E6DAC2" stroke-width="1.5"/></pattern>' +
  '<pattern id="f" width="50" height="130" patternUnits="userSpaceOnUse"><path d="M6 10h38v108H6z" fill="#135A45" stroke="#0A3A2C" stroke-width="1.5"/><path d="M8 116V12h34" stroke="#2C7A60" fill="none"/></pattern></defs>' +
  '<path d="M0 0h1200v600H0z" fill="url(#b)"/><path d="M0 74h1200v378H0z" fill="url(#t)"/>' +
  lamp(560) +
  lamp(860) +
  '<g>' +
  stripes() +
  '</g><path d="M0 0h1200v26H0z" fill="#fff" opacity=".12"/>' +
  '<path d="M0 452h1200v52H0z" fill="#F4EEE2"/><path d="M120 452q80 30 190 18t150 34M700 452q60 24 160 20t220 32" fill="none" stroke="#D9CFBE" stroke-width="2"/><path d="M0 500h1200v9H0z" fill="#CFC3AE"/>' +
  '<path d="M0 509h1200v91H0z" fill="#0F4C3A"/><path d="M0 509h1200v91H0z" fill="url(#f)"/><path d="M0 509h1200v14H0z" fill="#06271d" opacity=".4"/>' +
  DISPLAYED.map(placed).join('') +
  '</svg>';
