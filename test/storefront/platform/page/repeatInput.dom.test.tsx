import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyInput } from '../../../../src/storefront/platform/page/earlyInput';
import { repeatInput } from '../../../../src/storefront/platform/page/repeatInput';

const heard: string[] = [];

/** A page with one control of each kind, which says what it hears. */
function Page() {
  const [quantity, setQuantity] = useState('1');
  const [isChecked, setChecked] = useState(false);
  const [size, setSize] = useState('s');
  return (
    <>
      <input id="quantity" value={quantity} onChange={({ target }) => setQuantity(target.value)} />
      <textarea
        id="note"
        onChange={({ target }) => heard.push(`note ${target.value}`)}
        onBlur={({ target }) => heard.push(`left note ${target.value}`)}
      />
      <input id="check" type="checkbox" checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />
      <select id="size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option value="s" />
        <option value="l" />
      </select>
      <button id="add" type="button" onClick={() => heard.push(`add ${quantity} ${String(isChecked)} ${size}`)}>
        <b id="inside" />
      </button>
      <form action="/search" onSubmit={() => heard.push('submit')}>
        <button id="submit" />
      </form>
      <a id="link" href="#there" onClick={() => heard.push('link')}>
        there
      </a>
    </>
  );
}

const one = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => {
  one(id).value = value;
  one(id).dispatchEvent(new Event('input', { bubbles: true }));
};
/** As the page's first script does. */
const keep = (event: Event) => window.earlyInput?.push(event);

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  window.earlyInput = [];
  for (const name of ['click', 'input']) addEventListener(name, keep, true);
  // A form of a page that nobody has taken over is sent, and leaves the page.
  one('submit').form?.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => {
  for (const name of ['click', 'input']) removeEventListener(name, keep, true);
});

const takeOver = async () => {
  hydrateRoot(one('root'), <Page />);
  const early = takeEarlyInput();
  await repeatInput(early);
};

it('what was typed and pressed before the page was taken over is done in its order', async () => {
  type('quantity', '1');
  type('quantity', '12');
  one('check').click();
  one('size').value = 'l';
  one('size').dispatchEvent(new Event('input', { bubbles: true }));
  one('inside').click();
  type('note', 'tôt');
  // Whoever presses again has seen nothing happen.
  one('add').click();
  await takeOver();
  expect(heard).toEqual(['add 12 true l', 'note tôt', 'left note tôt']);
  expect([one('quantity').value, one('check').checked, one('size').value]).toEqual(['12', true, 'l']);
});

it('a field that still has the focus is not left', async () => {
  one('note').focus();
  type('note', 'tôt');
  await takeOver();
  expect(heard).toEqual(['note tôt']);
});

it('what had its effect without scripts, or is gone, is not done again', async () => {
  one('submit').click();
  one('link').click();
  const gone = document.createElement('button');
  gone.addEventListener('click', () => heard.push('gone'));
  document.body.append(gone);
  gone.click();
  expect(heard).toEqual(['gone']);
  gone.remove();
  await takeOver();
  expect(heard).toEqual(['gone']);
});

it('nothing is kept once the page is taken over', async () => {
  await takeOver();
  one('add').click();
  expect(heard).toEqual(['add 1 false s']);
  expect(takeEarlyInput()).toEqual([]);
});
