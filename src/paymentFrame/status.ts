import { element } from './dom';

type Tone = 'info' | 'success' | 'danger';

/** A status line that is announced when it changes; it takes no space while empty. */
export interface StatusLine {
  readonly root: HTMLElement;
  readonly say: (tone: Tone, text: string) => void;
  readonly clear: () => void;
}

export function statusLine(): StatusLine {
  const root = element('p', { class: 'status', role: 'status' });
  return {
    root,
    say: (tone, text) => {
      root.dataset.tone = tone;
      root.textContent = text;
    },
    clear: () => {
      root.textContent = '';
    },
  };
}
