import { act, startTransition, Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { forgetHeardInput, takeEarlyInput } from '../../../../src/storefront/platform/input/earlyInput';
import { hearFirstInput, repeatInput } from '../../../../src/storefront/platform/input/repeatInput';

const heard: string[] = [];

/** A page with one control of each kind that records every event it gets. */
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
      {['morning', 'evening'].map((when) => (
        <input key={when} id={when} type="radio" name="when" onChange={() => heard.push(`chosen ${when}`)} />
      ))}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          heard.push('sent');
        }}
      >
        <input id="must" required defaultValue="there" />
        <button id="send" />
      </form>
      <a id="link" href="#there" onClick={() => heard.push('link')}>
        there
      </a>
    </>
  );
}

const one = (id: string) => document.getElementById(id) as HTMLInputElement;
function type(id: string, value: string) {
  one(id).value = value;
  one(id).dispatchEvent(new Event('input', { bubbles: true }));
}
/** Keeps an event as the page's first script does. */
function keep(event: Event) {
  const target = event.target as HTMLInputElement;
  if (event.type === 'submit' && target.hasAttribute('action')) return;
  const { value, checked } = target;
  const { type: name, timeStamp } = event;
  window.earlyInput = [...(window.earlyInput ?? []), { type: name, target, value, checked, timeStamp }];
}

let listened: jest.SpiedFunction<typeof window.addEventListener>;
beforeEach(() => {
  listened = jest.spyOn(window, 'addEventListener');
  heard.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  window.earlyInput = [];
  for (const name of ['click', 'input', 'submit']) addEventListener(name, keep, true);
  // Before hydration a submitted form is sent natively, and leaves the page.
  one('submit').form?.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => {
  for (const args of listened.mock.calls) window.removeEventListener(...args);
  listened.mockRestore();
});

async function takeOver() {
  hydrateRoot(one('root'), <Page />);
  await repeatInput();
}

it('what was typed and pressed before the page was taken over is done in its order', async () => {
  type('quantity', '1');
  type('quantity', '12');
  one('check').click();
  one('size').value = 'l';
  one('size').dispatchEvent(new Event('input', { bubbles: true }));
  one('inside').click();
  type('note', 'tôt');
  // A shopper presses again because nothing has happened.
  one('add').click();
  await takeOver();
  expect(heard).toEqual(['note tôt', 'left note tôt', 'add 12 true l']);
  expect([one('quantity').value, one('check').checked, one('size').value]).toEqual(['12', true, 'l']);
});

it('what was pressed again after a change is done after it, and of radio buttons the last one is chosen', async () => {
  one('add').click();
  type('quantity', '12');
  for (const id of ['morning', 'evening', 'morning']) one(id).click();
  one('add').click();
  await takeOver();
  expect(heard).toEqual(['chosen morning', 'add 12 false s']);
  expect([one('morning').checked, one('evening').checked]).toEqual([true, false]);
});

it('a change is notified once, also with what hears the first input', async () => {
  type('note', 'tôt');
  one('evening').click();
  hearFirstInput();
  forgetHeardInput(one('root'));
  await takeOver();
  expect(heard).toEqual(['note tôt', 'left note tôt', 'chosen evening']);
});

it('what is ticked first of all while React takes the page over is heard', () => {
  hearFirstInput();
  forgetHeardInput(one('root'));
  startTransition(() => {
    hydrateRoot(one('root'), <Page />);
  });
  one('evening').click();
  expect(heard).toEqual(['chosen evening']);
});

it('a press that the browser has refused, because a field was empty, is not done later', async () => {
  one('must').value = '';
  one('send').click();
  one('must').value = 'half';
  await takeOver();
  expect(heard).toEqual([]);
});

it('a form that has no address is sent again: without scripts that had no effect', async () => {
  one('send').form?.addEventListener('submit', (event) => event.preventDefault(), { capture: true, once: true });
  one('send').click();
  expect(heard).toEqual([]);
  await takeOver();
  expect(heard).toEqual(['sent']);
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

it('nothing that is heard is kept once the page is taken over', async () => {
  await takeOver();
  forgetHeardInput(one('root'));
  one('add').click();
  expect(heard).toEqual(['add 1 false s']);
  expect(takeEarlyInput()).toEqual([]);
});

it('a press of the shopper’s does not overtake what was typed before', async () => {
  type('note', 'tôt');
  type('quantity', '12');
  forgetHeardInput(one('root'));
  hydrateRoot(one('root'), <Page />);
  const repeated = repeatInput();
  // The next task at the earliest is the shopper's.
  setTimeout(() => one('add').click());
  await repeated;
  expect(one('quantity').value).toBe('12');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(['note tôt', 'left note tôt', 'add 12 false s']);
});

it('a press that is heard is the only one of its button', async () => {
  one('inside').click();
  forgetHeardInput(one('root'));
  act(() => void hydrateRoot(one('root'), <Page />));
  // A press by the shopper on another part of the button: this one has an effect.
  act(() => one('add').click());
  await repeatInput();
  await repeatInput();
  expect(heard).toEqual(['add 1 false s']);
});

it('a press that nobody has heard of is done once, however often it is asked for', async () => {
  one('inside').click();
  forgetHeardInput(one('root'));
  hydrateRoot(one('root'), <Page />);
  await Promise.all([repeatInput(), repeatInput()]);
  await repeatInput();
  expect(heard).toEqual(['add 1 false s']);
});

it('what is typed or ticked while React takes the page over is heard: it takes what a field holds then for what was rendered', async () => {
  hearFirstInput();
  forgetHeardInput(one('root'));
  startTransition(() => {
    hydrateRoot(one('root'), <Page />);
  });
  type('quantity', '12');
  one('check').click();
  one('size').value = 'l';
  one('size').dispatchEvent(new Event('input', { bubbles: true }));
  one('size').dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
  one('add').click();
  expect(heard).toEqual(['add 12 true l']);
  expect(takeEarlyInput()).toEqual([]);
});

it('a value that React has put back before it is repeated is the typed one again', async () => {
  type('quantity', '12');
  one('quantity').value = '1';
  await takeOver();
  one('add').click();
  expect(heard).toEqual(['add 12 false s']);
});

it('what its component keeps from going further up has been heard', () => {
  const Kept = () => <button id="kept" onClick={(event) => event.stopPropagation()} />;
  document.body.innerHTML = `<div id="root">${renderToString(<Kept />)}</div>`;
  forgetHeardInput(one('root'));
  hydrateRoot(one('root'), <Kept />);
  one('kept').click();
  expect(takeEarlyInput()).toEqual([]);
});

it('a press from long ago is not done any more', () => {
  one('add').click();
  const at = window.earlyInput?.[0]?.timeStamp ?? 0;
  const now = jest.spyOn(performance, 'now').mockReturnValue(at + 19_999);
  expect(takeEarlyInput()).toHaveLength(1);
  one('add').click();
  const [late] = window.earlyInput ?? [];
  now.mockReturnValue((late?.timeStamp ?? 0) + 20_000);
  expect(takeEarlyInput()).toEqual([]);
  now.mockRestore();
});

it('what is pressed and typed in a part whose code is still on its way is done when it is there', async () => {
  let come = (): void => undefined;
  const code = new Promise<void>((resolve) => (come = resolve));
  let isHere = true;
  const Part = ({ onShown }: { readonly onShown: () => void }) => {
    if (!isHere) use(code);
    useEffect(onShown, [onShown]);
    return <Page />;
  };
  const part = (onShown: () => void) => (
    <Suspense fallback={null}>
      <Part onShown={onShown} />
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(part(() => undefined))}</div>`;
  isHere = false;
  const shown = new Promise<void>((resolve) => {
    hydrateRoot(
      one('root'),
      part(() => resolve(repeatInput())),
    );
  });
  await repeatInput();
  forgetHeardInput(one('root'));
  type('quantity', '12');
  one('add').click();
  one('add').click();
  expect(heard).toEqual([]);
  isHere = true;
  come();
  await shown;
  expect(heard).toEqual(['add 12 false s']);
  expect(one('quantity').value).toBe('12');
  expect(takeEarlyInput()).toEqual([]);
});
