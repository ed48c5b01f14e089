import { seededRandom } from '../../orders/seededRandom';

/**
 * Draws after which gestures of a walk a moment is taken: numbers from 1, ascending and distinct, that depend on the
 * seed alone. `usual` is how many gestures the walk usually has; without it, for a new walk, the numbers double.
 */
export function drawGestures(wanted: number, usual: number | undefined, seed: string): readonly number[] {
  if (usual === undefined) return Array.from({ length: wanted }, (_, index) => 2 ** (index + 1));
  const random = seededRandom(Buffer.from(seed).reduce((sum, byte) => (sum * 31 + byte) | 0, 7));
  const left = Array.from({ length: usual }, (_, index) => index + 1);
  const drawn = Array.from({ length: Math.min(wanted, usual) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  );
  return drawn.flat().sort((one, other) => one - other);
}
