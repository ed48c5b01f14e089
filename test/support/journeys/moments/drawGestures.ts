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

/** Which gestures of a walk give a moment. */
export interface Choice {
  /** Whether this one does, counted from 1. */
  readonly has: (gesture: number) => boolean;
  /** Leaves out what came too early to be spread over the whole walk. */
  readonly spread: <T>(taken: readonly T[]) => readonly T[];
}

export const drawnGestures = (drawn: readonly number[]): Choice => ({
  has: (gesture) => drawn.includes(gesture),
  spread: (taken) => taken,
});

/**
 * For a walk that nobody has counted yet: every gesture, and whenever there are twice as many moments as are wanted, every
 * other one is left out and from then on half as many are taken. So as many as are wanted, or all, are spread over
 * the walk however long it becomes.
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

/** What a walk has come to. */
interface Walked {
  readonly wanted: number;
  readonly gestures: number;
  readonly taken: number;
  /** For how many drawn gestures the page came to rest neither after them nor after any later one. */
  readonly restless: number;
}

/**
 * What is wrong with the number of moments of a walk: there are as many as are wanted, or as it has gestures. Only for
 * drawn gestures after which its page came to no rest (a quantity is being typed until its end, say) may one lack, and one
 * is always there. undefined: nothing.
 */
export function tooFewMoments({ wanted, gestures, taken, restless }: Walked): string | undefined {
  const full = Math.min(wanted, gestures);
  const least = Math.max(full - restless, Math.min(full, 1));
  if (taken >= least) return undefined;
  return `${taken} moments of ${gestures} gestures were compared, ${least} must be: is test/usualGestures.json of another walk? npm run test:times -- --keep writes it anew.`;
}
