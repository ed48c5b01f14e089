import { seededRandom } from '../../orders/seededRandom';

/**
 * Draws after which gestures of a walk a moment is taken: numbers from 1, ascending and distinct, that depend on the
 * seed alone. `usual` is how many gestures the walk usually has.
 */
export function drawGestures(wanted: number, usual: number, seed: string): readonly number[] {
  const random = seededRandom(Buffer.from(seed).reduce((sum, byte) => (sum * 31 + byte) | 0, 7));
  const left = Array.from({ length: usual }, (_, index) => index + 1);
  const drawn = Array.from({ length: Math.min(wanted, usual) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  );
  return drawn.flat().sort((one, other) => one - other);
}

/** Chooses the gestures of a walk after which a moment is taken. */
export interface Choice {
  /** Whether a moment is taken after this gesture, counted from 1. */
  readonly has: (gesture: number) => boolean;
  /** Drops early moments, so that the rest is spread over the whole walk. */
  readonly spread: <T>(taken: readonly T[]) => readonly T[];
}

export const drawnGestures = (drawn: readonly number[]): Choice => ({
  has: (gesture) => drawn.includes(gesture),
  spread: (taken) => taken,
});

/**
 * For a walk of unknown length: takes a moment after every gesture; whenever there are twice as many as wanted, drops
 * every other one and takes half as many from then on. So at least the wanted number (or all, if there are fewer) is
 * spread over the walk, however long it gets.
 */
export function evenlySpread(wanted: number): Choice {
  let distance = 1;
  return {
    has: (gesture) => wanted > 0 && gesture % distance === 0,
    spread(taken) {
      if (taken.length < 2 * wanted) return taken;
      distance *= 2;
      return taken.filter((_moment, index) => index % 2 === 1);
    },
  };
}

/** How many moments a walk was to take, and how many it took. */
interface Walked {
  readonly wanted: number;
  readonly gestures: number;
  readonly taken: number;
  /** The number of drawn gestures after which the page never came to rest, up to the end of the walk. */
  readonly restless: number;
}

/**
 * What is wrong with the number of moments of a walk; undefined: nothing. There must be as many as wanted, or one per
 * gesture in a shorter walk. One may be missing for each drawn gesture after which the page never came to rest (because
 * a quantity was being typed until the end, say), but at least one must be there.
 */
export function tooFewMoments({ wanted, gestures, taken, restless }: Walked): string | undefined {
  const full = Math.min(wanted, gestures);
  const least = Math.max(full - restless, Math.min(full, 1));
  if (taken >= least) return undefined;
  return `${taken} moments of ${gestures} gestures were compared, ${least} must be: is test/usualGestures.json of another walk? npm run test:times -- --keep writes it anew.`;
}
