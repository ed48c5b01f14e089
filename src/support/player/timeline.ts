import { themeValues } from '../../storefront/ui/theme/themeValues';
import { describeVerification } from '../../journal/replay/describeVerification';
import type { WatchedPlayer } from './createPlayer';

const { color, space, radius, size } = themeValues;

/** Inline, because the page shown below brings styles of its own and must not find any of these. */
const styles = {
  tool: {
    position: 'sticky',
    top: '0',
    // Above the header of the page that is shown.
    zIndex: '10000',
    padding: `${space[3]} ${space[4]}`,
    borderBottom: `1px solid ${color.hairline}`,
    background: color.surface,
    color: color.ink,
    font: `400 ${size.small}/1.5 system-ui, sans-serif`,
  },
  heading: { margin: `0 0 ${space[2]}`, font: `600 ${size.body}/1.25 system-ui, sans-serif`, letterSpacing: '0' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}`, margin: '0' },
  file: {
    // As the shop's own style has it: nothing moves when a recording opens.
    boxSizing: 'border-box',
    flex: '0 1 18rem',
    minWidth: '0',
    minHeight: '2.75rem',
    padding: '0.6875rem 0',
    font: 'inherit',
  },
  part: {
    // As wide as with its first part in it: nothing moves when a recording opens.
    minWidth: '5.25rem',
    minHeight: '2.75rem',
    padding: `0 ${space[2]}`,
    border: `1px solid ${color.outline}`,
    borderRadius: radius.control,
    background: color.surface,
    font: 'inherit',
  },
  slider: { flex: '1 1 14rem', minWidth: '0', height: '2.75rem', margin: '0', accentColor: color.pine },
  name: {
    flex: '1 1 100%',
    // Two lines in a window below 40rem, where long names take them: the page below stays where it is.
    minHeight: 'clamp(1.5em, (40rem - 100vw) * 999, 3em)',
    color: color.inkSoft,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  // As tall as what comparing usually finds, for the same reason.
  verdict: {
    flex: '1 1 100%',
    minHeight: '3em',
    color: color.inkSoft,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
} as const;

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * A plain timeline above the page: open a file, drag, read the action's name and what comparing every state found. Built
 * from bare elements, so that the storefront's own styles and store stay out of it.
 */
export function showTimeline(root: HTMLElement, { player, recording, onCompared }: WatchedPlayer): void {
  const file = Object.assign(document.createElement('input'), { type: 'file', accept: '.ndjson,.gz' });
  const part = Object.assign(document.createElement('select'), { disabled: true });
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    min: '0',
    value: '0',
    disabled: true,
  });
  const name = document.createElement('output');
  const verdict = document.createElement('output');
  name.value = 'Choose a recording (.ndjson, .ndjson.gz) to see the page after each of its actions.';
  file.setAttribute('aria-label', 'Recording');
  part.setAttribute('aria-label', 'Part');
  slider.setAttribute('aria-label', 'Position');
  const bar = document.createElement('form');
  bar.append(file, part, slider, name, verdict);
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Replay a recording' });
  // The page shown below has landmarks and headings of its own, but is inert.
  const tool = Object.assign(document.createElement('main'), { lang: 'en' });
  tool.append(heading, bar);
  const dressed = { tool, heading, bar, file, part, slider, name, verdict };
  for (const element of ['tool', 'heading', 'bar', 'file', 'part', 'slider', 'name', 'verdict'] as const) {
    Object.assign(dressed[element].style, styles[element]);
  }
  root.before(tool);
  // Until a recording is open no style of the shop has taken the margin away.
  document.body.style.margin = '0';

  let lengths: readonly number[] = [];
  const typeAt = (shown: number, at: number) => recording()?.parts[shown]?.store.actionAt(at)?.a.type;
  const say = (output: HTMLOutputElement, text: string, isFailure = false) => {
    output.style.color = isFailure ? color.danger : color.inkSoft;
    output.value = text;
  };
  const show = async () => {
    const [shown, at] = [Number(part.value), Number(slider.value)];
    try {
      if (await player.seek(shown, at)) say(name, `${at} / ${slider.max}  ${typeAt(shown, at) ?? 'the first state'}`);
    } catch (thrown) {
      say(name, `${at} / ${slider.max}  ${messageOf(thrown)}`, true);
    }
  };
  const choose = () => {
    slider.max = String(lengths[Number(part.value)] ?? 0);
    slider.value = '0';
    return show();
  };
  const sayVerdict = async () => {
    const found = await player.verified();
    if (found) say(verdict, describeVerification(found).join('\n'), !found.ok);
  };
  const open = async () => {
    const recording = file.files?.[0];
    if (recording === undefined) return;
    say(verdict, '');
    try {
      lengths = await player.open(recording);
    } catch (thrown) {
      // The result for a recording that was replaced by another is not shown.
      if (recording === file.files?.[0]) say(name, messageOf(thrown), true);
      return;
    }
    void sayVerdict();
    part.replaceChildren(...lengths.map((_length, index) => new Option(`part ${index + 1}`, String(index))));
    part.disabled = false;
    slider.disabled = false;
    await choose();
  };
  onCompared((line, lines) => say(verdict, `Comparing every state: ${Math.floor((100 * line) / lines)} %`));
  file.addEventListener('change', () => void open());
  part.addEventListener('change', () => void choose());
  slider.addEventListener('input', () => void show());
}
