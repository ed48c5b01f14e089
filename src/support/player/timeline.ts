import type { Player } from './player';

type TypeAt = (part: number, position: number) => string;

/**
 * A plain timeline above the page: open a file, drag, read the action's name. Built from bare elements, so that the
 * storefront's own styles and store stay out of it.
 */
export function showTimeline(root: HTMLElement, player: Player, typeAt: TypeAt): void {
  const file = Object.assign(document.createElement('input'), { type: 'file', accept: '.ndjson' });
  const part = Object.assign(document.createElement('select'), { disabled: true });
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    min: '0',
    value: '0',
    disabled: true,
  });
  const name = document.createElement('output');
  file.setAttribute('aria-label', 'Recording');
  part.setAttribute('aria-label', 'Part');
  slider.setAttribute('aria-label', 'Position');
  const bar = document.createElement('form');
  bar.append(file, part, slider, name);
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Replay a recording' });
  // The page shown below has landmarks and headings of its own, but is inert.
  const tool = Object.assign(document.createElement('main'), { lang: 'en' });
  tool.append(heading, bar);
  root.before(tool);

  let lengths: readonly number[] = [];
  const show = () => {
    const at = Number(slider.value);
    player.seek(Number(part.value), at);
    name.value = `${at} / ${slider.max}  ${typeAt(Number(part.value), at)}`;
  };
  const choose = () => {
    slider.max = String(lengths[Number(part.value)] ?? 0);
    slider.value = '0';
    show();
  };
  const open = async () => {
    const text = await file.files?.[0]?.text();
    if (text === undefined) return;
    try {
      lengths = player.open(text);
    } catch (problem) {
      name.value = problem instanceof Error ? problem.message : String(problem);
      return;
    }
    part.replaceChildren(...lengths.map((_length, index) => new Option(`part ${index + 1}`, String(index))));
    part.disabled = false;
    slider.disabled = false;
    choose();
  };
  file.addEventListener('change', () => void open());
  part.addEventListener('change', choose);
  slider.addEventListener('input', show);
}
