import { ellipse, line, shape } from '../forms/form';
import type { Food } from './pieces';

export const eggs: Food = () =>
  ellipse(-18, -18, 24, 30, '#D9A06E') +
  ellipse(-20, -20, 21, 27, '#E6B488') +
  ellipse(24, -10, 29, 21, '#D9A878') +
  ellipse(22, -12, 26, 18, '#EFC49B') +
  ellipse(-26, -30, 6, 9, '#fff', 'opacity=".5"') +
  ellipse(14, -18, 8, 4, '#fff', 'opacity=".5"');

/** Eggs out of the shell, one of them halved. */
export const peeledEggs: Food = () =>
  ellipse(-20, -20, 25, 31, '#E4DAC3') +
  ellipse(-22, -22, 22, 28, '#FFFDF6') +
  ellipse(24, -8, 31, 21, '#E4DAC3') +
  ellipse(24, -11, 28, 18, '#FFFDF6') +
  ellipse(26, -11, 14, 11, '#F2A51F') +
  ellipse(22, -15, 5, 3, '#FFE08A');

/** A rolled omelette with chives. */
export const omelette: Food = () =>
  shape('M-52 0C-54-22-18-38 14-36C44-34 56-18 52-2C46 14-44 16-52 0z', '#E3A52E') +
  shape('M-52-4C-50-24-18-40 14-38C42-36 52-22 50-10Q0-2-52-4z', '#F8D062') +
  line('M-26-20l10-5M-4-26l10 2M18-18l9-5M-10-14l8 2', '#5E8F3A', 4);
