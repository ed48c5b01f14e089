/* Presses that did nothing, from the page to the recording. */
import { configureStore } from '@reduxjs/toolkit';
import { createActionBuffer } from '../../../../src/journal/record/actionBuffer';
import { decodeJournal } from '../../../../src/journal/decode';
import { createRecorder } from '../../../../src/journal/record/recorder';
import { watchPresses } from '../../../../src/storefront/app/recording/presses';
import { pressedIn } from '../../../../src/storefront/app/recording/presses/pressed';
import { environmentOf } from '../../../../src/storefront/platform/environment';

let stop: () => void;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A page with this content whose store and presses are recorded. */
function open(html: string) {
  document.body.innerHTML = html;
  const buffer = createActionBuffer(() => performance.now());
  const store = configureStore({
    reducer: (count: number = 0) => count + 1,
    enhancers: (others) => others().concat(buffer.enhancer),
  });
  const recorder = createRecorder({
    header: { session: 's', part: 1, consent: [], endpoints: [], ...environmentOf('fr-FR', 0) },
    registry: { encode: (action) => action },
    buffer,
    now: () => performance.now(),
    requestIdle: () => undefined,
    onProblem: (problem) => {
      throw problem;
    },
  });
  stop = watchPresses(recorder);
  const element = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return {
    store,
    element,
    press: (selector: string) => element(selector).click(),
    second: () => jest.advanceTimersByTimeAsync(1_000),
    text: () => recorder.text(),
    marked: () =>
      decodeJournal(recorder.text()).records.flatMap((record) =>
        record.k === 'marker' ? [`${record.kind} ${record.text} ${record.n}`] : [],
      ),
  };
}

it('a press that nothing follows within a second is in the recording where it was, by kind and place and without a word of the page [REP-11] [REP-07]', async () => {
  const page = open('<main><button>Chez Nora Petit</button></main>');
  page.store.dispatch({ type: 'a' });
  page.press('button');
  await jest.advanceTimersByTimeAsync(999);
  expect(page.marked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(page.marked()).toEqual([expect.stringMatching(/^press button main [12]$/)]);
  expect(page.text()).not.toContain('Nora');
});

it.each([
  ['an action', (page: ReturnType<typeof open>) => void page.store.dispatch({ type: 'b' })],
  ['a change of the page', ({ element }: ReturnType<typeof open>) => element('p').append('!')],
  ['a change of an attribute', ({ element }: ReturnType<typeof open>) => element('dialog').setAttribute('open', '')],
  ['a print', () => void window.dispatchEvent(new Event('beforeprint'))],
  ['a scroll', () => void window.dispatchEvent(new Event('scroll'))],
  ['a scroll of a list', ({ element }: ReturnType<typeof open>) => element('main').dispatchEvent(new Event('scroll'))],
  ['a navigation', () => history.pushState(null, '', '#elsewhere')],
  ['a focus that moves', ({ element }: ReturnType<typeof open>) => element('input').focus()],
])('%s within the second is an effect: nothing is marked [REP-11]', async (_what, follow) => {
  const page = open('<main><button>a</button><p></p><input><dialog></dialog></main>');
  page.press('button');
  await jest.advanceTimersByTimeAsync(500);
  follow(page);
  await page.second();
  expect(page.marked()).toEqual([]);
  page.press('button');
  await page.second();
  expect(page.marked()).toHaveLength(1);
});

it('fifty presses of a page life are marked, and none once the watch has ended', async () => {
  const page = open('<header><a href="/cart">a</a></header>');
  page.element('a').addEventListener('click', (event) => event.preventDefault());
  for (let press = 0; press < 60; press += 1) page.press('a');
  await page.second();
  expect(page.marked()).toHaveLength(50);
  expect(new Set(page.marked().map((mark) => mark.replace(/ \d+$/, '')))).toEqual(new Set(['press link header']));
  stop();
  page.press('a');
  await page.second();
  expect(page.marked()).toHaveLength(50);
});

it.each([
  ['<nav><a id="it" href="/a">x</a></nav>', 'link navigation'],
  ['<footer><summary id="it">x</summary></footer>', 'summary footer'],
  ['<dialog open><div role="tab"><i id="it">x</i></div></dialog>', 'tab dialog'],
  ['<div id="it" style="cursor: pointer">x</div>', 'element page'],
  ['<main><p id="it">x</p></main>', undefined],
  ['<label id="it">x<input></label>', undefined],
  ['<a id="it" href="/a" target="_blank">x</a>', undefined],
  ['<a id="it" href="tel:0698715320">x</a>', undefined],
  ['<a id="it" href="/a.pdf" download>x</a>', undefined],
  ['<select id="it"></select>', undefined],
])('%s pressed is %s', (html, expected) => {
  stop = () => undefined;
  document.body.innerHTML = html;
  expect(pressedIn(document.getElementById('it') ?? document.body)).toBe(expected);
});
