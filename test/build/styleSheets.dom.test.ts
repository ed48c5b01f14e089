import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import { cutPackage } from '../../src/build/cuts/cutPackage.cjs';
import { cutsOf } from '../../src/build/cuts/cutsOf.cjs';
import { seededRandom } from '../support/orders/seededRandom';

const FILE = 'styled-components/dist/styled-components.browser.esm.js';
const installed = readFileSync(path.join(__dirname, '../../node_modules', FILE), 'utf8');

interface Sheet {
  readonly insertRules: (id: string, name: string, rules: readonly string[]) => void;
  readonly clearRules: (id: string) => void;
  readonly toString: () => string;
}
interface Exports {
  readonly __PRIVATE__: { readonly StyleSheet: { new (options: object): Sheet; registerId: (id: string) => number } };
}

/** A `StyleSheet` of the package with this source, in an element of its own; `parts`: its style elements' rules. */
function sheetOf(source: string) {
  const code = transformSync(source, {
    babelrc: false,
    configFile: false,
    presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]],
  })?.code;
  const exported = {} as Exports;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a file of a package, as the build changes it
  new Function('exports', 'require', code ?? '')(exported, (name: string): unknown => jest.requireActual(name));
  const { StyleSheet } = exported.__PRIVATE__;
  const target = document.body.appendChild(document.createElement('div'));
  for (let id = 0; id < IDS; id += 1) StyleSheet.registerId(`id${id}`);
  const rulesOf = (element: HTMLStyleElement) => [...(element.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  return {
    sheet: new StyleSheet({ isServer: false, useCSSOMInjection: true, target }),
    parts: () => [...target.querySelectorAll('style')].map(rulesOf),
  };
}

const IDS = 60;
const STEPS = 400;

it('the rules of all components stand in the order that styled-components gives them in one sheet, in several sheets of at most some dozens where they are appended, whether at once or later (seed 2811)', async () => {
  const random = seededRandom(2811);
  const whole = sheetOf(installed);
  const cut = sheetOf(cutPackage(FILE, installed, cutsOf[FILE] ?? []));
  for (let step = 0; step < STEPS; step += 1) {
    const id = `id${Math.floor(random() * IDS)}`;
    if (random() < 0.2) await Promise.resolve();
    if (random() < 0.25) {
      for (const { sheet } of [whole, cut]) sheet.clearRules(id);
    } else {
      const rules = Array.from({ length: 1 + Math.floor(random() * 4) }, (_rule, nth) =>
        random() < 0.05 ? 'no rule at all' : `.n${step}-${nth} {width: ${nth}px;}`,
      );
      for (const { sheet } of [whole, cut]) sheet.insertRules(id, `name${step}`, rules);
    }
    expect(cut.parts().flat()).toEqual(whole.parts().flat());
  }
  expect(cut.sheet.toString()).toBe(whole.sheet.toString());
  expect(whole.parts()).toHaveLength(1);
  expect(cut.parts().length).toBeGreaterThan(2);
});

it('rules that are appended leave full sheets as they are', () => {
  const { sheet, parts } = sheetOf(cutPackage(FILE, installed, cutsOf[FILE] ?? []));
  for (let id = 0; id < IDS; id += 1)
    sheet.insertRules(`id${id}`, `name${id}`, [`.a${id} {width: 1px;}`, `.b${id} {width: 2px;}`]);
  expect(parts().map(({ length }) => length)).toEqual([40, 40, 40]);
});

it('rules that are appended later leave a sheet of more than a few rules as it is', async () => {
  const { sheet, parts } = sheetOf(cutPackage(FILE, installed, cutsOf[FILE] ?? []));
  const sizes = () => parts().map(({ length }) => length);
  const append = (id: number, count: number) =>
    sheet.insertRules(
      `id${id}`,
      `name${id}`,
      Array.from({ length: count }, (_rule, nth) => `.a${id}-${nth} {width: 1px;}`),
    );
  append(0, 7);
  await Promise.resolve();
  append(1, 1);
  expect(sizes()).toEqual([8]);
  append(2, 20);
  append(3, 19);
  expect(sizes()).toEqual([8, 39]);
  await Promise.resolve();
  append(4, 1);
  expect(sizes()).toEqual([8, 39, 1]);
});
