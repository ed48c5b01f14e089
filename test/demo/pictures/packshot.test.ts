import fc from 'fast-check';
import sharp from 'sharp';
import { demoEntries } from '../../../src/demo/demoCatalog';
import { generatedCatalog } from '../../../src/demo/generated/generatedCatalog';
import {
  PACKSHOT_FORMS as FORMS,
  type PackshotForm,
  type PackshotRecord,
} from '../../../src/demo/pictures/packshot/packshotRecord';
import { drawPackshot } from '../../../src/demo/pictures/packshot/drawPackshot';
import { drawnPictures, packshotPicture } from '../../../src/demo/pictures/drawnPictures';
import { fitText, LINE_HEIGHT, textWidth } from '../../../src/demo/pictures/packshot/textFit';

const entries = demoEntries();
const records = entries.map(({ packshot }) => packshot);
const sample: PackshotRecord = {
  form: 'tub',
  brand: 'Valbrune',
  title: 'Crème',
  subtitle: '1 kg',
  base: '#FFFBF0',
  accent: '#0F4C3A',
};

function recordOf(start: string): PackshotRecord {
  const found = entries.find(({ product }) => product.name.startsWith(start));
  if (!found) throw new Error(`No product is called ${start}`);
  return found.packshot;
}

describe('the drawn pictures', () => {
  it('weigh at most 4 kB for every product, generated ones included', () => {
    const generated = [...generatedCatalog(3_000, 5).entries()].map(({ packshot }) => packshot);
    const heavy = [...records, ...generated].filter((record) => Buffer.byteLength(drawPackshot(record)) > 4096);
    expect(heavy).toEqual([]);
  });

  it('are well-formed SVG of one size for every product', async () => {
    for (const record of records) {
      const { format, width, height } = await sharp(Buffer.from(drawPackshot(record))).metadata();
      expect([format, width, height]).toEqual(['svg', 400, 400]);
    }
  });

  it('use every form in the demo catalogue', () => {
    expect(new Set(records.map(({ form }) => form))).toEqual(new Set(FORMS));
  });

  it.each([
    ['Tablier à bavette coton épais', 'apron'],
    ['Bols à salade kraft', 'bowl'],
    ['Gobelet carton double paroi', 'cup'],
    ['Pain aux raisins', 'pastry'],
    ['Croissant pur beurre', 'pastry'],
    ['Brie de Meaux', 'softCheese'],
    ['Roquefort', 'blueCheese'],
    ['Bleu d’Auvergne', 'blueCheese'],
    ['Crème sous pression', 'spray'],
    ['Rouleau de tourage', 'roll'],
    ['Bûche de chèvre', 'roll'],
    ['Beurre doux AOP Isigny en motte', 'mound'],
    ['Comté AOP 18 mois pointe', 'wedge'],
    ['Lait cru de ferme', 'churn'],
    ['Pichet à lait inox', 'tool'],
    ['Thermomètre à sonde', 'tool'],
    ['Sacs à pain', 'paperware'],
    ['Ardoises à prix', 'paperware'],
  ] as const)('show %s as itself, not as the carton it comes in', (name, form) => {
    expect(recordOf(name).form).toBe(form);
  });

  it('tell things of one form apart by their names', () => {
    const same = { ...sample, subtitle: '' };
    const bodyOf = (form: PackshotForm, title: string): string =>
      drawPackshot({ ...same, form, title }).replace(/aria-label="[^"]*"|<text.*?<\/text>|font-size="[^"]*"/g, '');
    const pastries = ['Croissant', 'Pain aux raisins', 'Pain au chocolat', 'Chausson', 'Brioche', 'Gaufre', 'Pancake'];
    expect(new Set(pastries.map((title) => bodyOf('pastry', title))).size).toBe(pastries.length);
    const eggs = ['Œufs plein air', 'Œufs de caille'].map((title) => bodyOf('tray', title).match(/<use /g)?.length);
    expect(eggs).toEqual([10, 11]);
    const bodiesOf = (form: PackshotForm): readonly string[] =>
      entries.filter(({ packshot }) => packshot.form === form).map(({ packshot }) => bodyOf(form, packshot.title));
    for (const form of ['tool', 'paperware'] as const) {
      expect(new Set(bodiesOf(form)).size).toBe(bodiesOf(form).length);
    }
    const trays = ['Œufs pochés', 'Jambon', 'Truite', 'Tiramisu', 'Raclette'].map((title) => bodyOf('tray', title));
    expect(new Set(trays).size).toBe(trays.length);
    expect(bodyOf('roll', 'Rouleau')).not.toBe(bodyOf('roll', 'Bûche de chèvre'));
    expect(bodyOf('cup', 'Gobelet')).not.toBe(bodyOf('cup', 'Couvercles'));
  });

  it('show a heavier block larger, within what leaves its label readable', () => {
    const block = records.find(({ form }) => form === 'block');
    if (block === undefined) throw new Error('The demo shop sells no blocks.');
    const scaleOf = (subtitle: string) =>
      Number(/scale\(([\d.]+)\)translate\(-204-334\)/.exec(drawPackshot({ ...block, subtitle }))?.[1]);
    const scales = ['10\u00a0g', '250\u00a0g', '500\u00a0g', '1\u00a0kg', '2,5\u00a0kg', '25\u00a0kg'].map(scaleOf);
    expect(scales).toEqual([0.8, 0.82, 0.91, 1, 1.08, 1.08]);
    expect(scaleOf('Lot de 3')).toBe(1);
  });

  it('show a piece of the food before its pack', () => {
    const pieceOf = (record: PackshotRecord): boolean =>
      drawPackshot(record).includes('stroke-linecap="round"><ellipse');
    const packs = new Set<PackshotForm>(['brick', 'tub', 'sachet', 'sack', 'bucket', 'bottle', 'jar', 'can']);
    const food = entries.filter(({ product, packshot }) => product.ingredients.length > 0 && packs.has(packshot.form));
    expect(food.length).toBeGreaterThan(100);
    expect(food.filter(({ packshot }) => !pieceOf(packshot)).map(({ product }) => product.name)).toEqual([]);
    expect(pieceOf({ ...sample, form: 'box', title: 'Thermomètre à sonde' })).toBe(false);
    // The drawing of the food alone, without its pack and the name printed on it.
    const foodOf = (title: string): string =>
      /stroke-linecap="round"><ellipse.*?<\/g>(?=<\/svg>)/.exec(drawPackshot({ ...sample, title }))?.[0] ?? '';
    const foods = [
      'Yaourt',
      'Lait',
      'Burrata',
      'Feta',
      'Emmental français râpé',
      'Œufs',
      'Œufs durs',
      'Omelette',
      'Sirop barista Vanille',
      'Sirop barista Menthe',
      'Pur jus de fruits Pomme',
      'Pur jus de fruits Tomate',
      'Pur jus d’orange',
      'Boisson coco',
      'Boisson soja',
      'Farine de maïs',
      'Sucre cristal',
      'Café',
      'Matcha',
      'Lot pizzeria',
    ].map(foodOf);
    expect(foods).not.toContain('');
    expect(new Set(foods).size).toBe(foods.length);
    const long = 'Wm'.repeat(60);
    const crowded = drawPackshot({
      ...sample,
      form: 'sachet',
      title: `Café ${long}`,
      subtitle: `AOP — ${long}`,
      brand: long,
    });
    expect(Buffer.byteLength(crowded)).toBeLessThanOrEqual(4096);
  });

  it('print no count of choices on the pack of a family', () => {
    const families = entries.filter(({ product }) => product.productClass === 'VariationParent');
    expect(families.length).toBeGreaterThan(10);
    const printed = families.flatMap(({ packshot }) => packshot.subtitle.split(/ — | · /).filter(Boolean));
    const labels = new Set(families.flatMap(({ product }) => product.labels as readonly string[]));
    expect(printed.filter((text) => !labels.has(text))).toEqual([]);
  });

  it('stay well-formed and harmless whatever a name contains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FORMS),
        fc.string({ maxLength: 60, unit: 'binary-ascii' }),
        async (form, text) => {
          const svg = drawPackshot({ ...sample, form, title: text, brand: text, subtitle: text });
          await sharp(Buffer.from(svg)).metadata();
          expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)/i);
        },
      ),
      { seed: 20251126, numRuns: 120 },
    );
  });

  it('carry no script, outside link or embedded font', () => {
    for (const record of records) {
      expect(drawPackshot(record)).not.toMatch(/<script|<image|<style|@font-face|url\((?!#)|href="(?!#)|undefined|NaN/);
    }
  });

  it('show brand and name in the picture', () => {
    const svg = drawPackshot(sample);
    expect(svg).toContain('>VALBRUNE<');
    expect(svg).toContain('>Crème<');
  });

  it('show a quality label as a seal and not twice', () => {
    const svg = drawPackshot({ ...sample, subtitle: 'AOP — 1 kg' });
    expect(svg).toContain('>AOP<');
    expect(svg).toContain('>1\u00a0kg<');
    expect(drawPackshot(sample)).not.toContain('>AOP<');
  });

  it('refuse what is not a colour', () => {
    expect(() => drawPackshot({ ...sample, accent: 'red"/><script>' })).toThrow(RangeError);
  });

  it('have a key that is the same for the same record and another for any change', () => {
    const keyOf = (record: PackshotRecord) => drawnPictures.drawnFrom({ ...record })?.key();
    expect(keyOf(sample)).toMatch(/^[0-9a-f]{20}$/);
    expect(keyOf({ ...sample })).toBe(keyOf(sample));
    expect(keyOf({ ...sample, title: 'Crèmes' })).not.toBe(keyOf(sample));
    expect(packshotPicture(sample)).toEqual({ key: keyOf(sample), drawing: sample });
  });
});

describe('the text on a label', () => {
  it('stays inside its box, cut with an ellipsis when nothing else helps', () => {
    fc.assert(
      fc.property(
        fc.lorem({ maxCount: 14 }),
        fc.integer({ min: 60, max: 180 }),
        fc.integer({ min: 20, max: 90 }),
        (text, width, height) => {
          const { lines, size } = fitText(text, width, height, 24);
          expect(Math.max(...lines.map((line) => textWidth(line, size)))).toBeLessThanOrEqual(width);
          expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(height);
          const shown = lines.join(' ').replaceAll('\u00a0', ' ');
          expect(shown === text || shown.includes('…')).toBe(true);
        },
      ),
      { seed: 1126, numRuns: 300 },
    );
  });

  it('keeps quotation marks with what they quote', () => {
    const lines = [90, 100, 110, 120, 130].flatMap(
      (width) => fitText('Kit vitrine « Beurre AOP »', width, 80, 20).lines,
    );
    expect(lines.filter((line) => /«$|^»/.test(line))).toEqual([]);
  });

  it('keeps a number and its unit on one line', () => {
    const { lines } = fitText('Crème UHT 35 % légère', 70, 80, 20);
    expect(lines.some((line) => line.includes('35\u00a0%'))).toBe(true);
  });
});
