import { fireEvent } from '@testing-library/react';

/** A random number from 0 up to 1. */
export type Chance = () => number;

const words = ['beurre', 'crème', 'lait', '75001', '12', '3', 'Nora', 'nora@exemple.fr', '06 98 71 53 20', 'zzz', ''];
const keys = ['Escape', 'Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Tab', 'b'];

const oneOf = <T>(all: readonly T[], chance: Chance): T | undefined => all[Math.floor(chance() * all.length)];

/** The elements that a person could use: enabled and not hidden. */
const reachable = (selector: string): readonly HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.matches(':disabled') && element.closest('[inert], [hidden], [aria-hidden="true"]') === null,
  );

type Field = HTMLInputElement | HTMLTextAreaElement;
const isText = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'button', 'submit', 'hidden', 'range', 'color'].includes(element.type));

function press(chance: Chance): void {
  const control = oneOf(reachable('button, summary, input[type=checkbox], input[type=radio], [role=treeitem]'), chance);
  if (control) fireEvent.click(control);
}

function follow(chance: Chance): void {
  const link = oneOf(reachable('a[href^="/"]'), chance);
  if (!link) return;
  if (chance() < 0.3) fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  fireEvent.click(link);
}

function type(chance: Chance): void {
  const field = oneOf(reachable('input, textarea').filter(isText), chance);
  const text = oneOf(words, chance) ?? '';
  if (!field) return;
  fireEvent.focus(field);
  for (let length = Math.min(1, text.length); length <= text.length; length += 3)
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  fireEvent.change(field, { target: { value: text } });
  if (chance() < 0.7) fireEvent.blur(field);
}

function choose(chance: Chance): void {
  const select = oneOf(reachable('select'), chance);
  if (!(select instanceof HTMLSelectElement)) return;
  const option = oneOf([...select.options], chance);
  if (option) fireEvent.change(select, { target: { value: option.value } });
}

function submit(chance: Chance): void {
  const form = oneOf(reachable('form'), chance);
  if (form) fireEvent.submit(form);
}

function strike(chance: Chance): void {
  const key = oneOf(keys, chance) ?? 'Escape';
  const at = oneOf([document.body, ...reachable('input, button, [role=treeitem]')], chance) ?? document.body;
  fireEvent.keyDown(at, { key, altKey: chance() < 0.1, ctrlKey: chance() < 0.1 });
}

function rest(chance: Chance): void {
  const element = oneOf(reachable('a[href^="/"], button'), chance);
  if (!element) return;
  fireEvent.pointerEnter(element, { pointerType: 'mouse' });
  fireEvent.focus(element);
}

/** The acts, each with the end of its share of the numbers from 0 to 1. */
const acts = [
  [0.36, press],
  [0.62, follow],
  [0.76, type],
  [0.81, choose],
  [0.87, submit],
  [0.94, strike],
  [1, rest],
] as const;

/** Performs one random act on the page as it is. */
export function actAtRandom(chance: Chance): void {
  const share = chance();
  acts.find(([until]) => share < until)?.[1](chance);
}
