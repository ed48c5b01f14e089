import { seededRandom } from '../../orders/seededRandom';

/**
 * After which gestures of a walk a moment of its page is looked for, in their order, the first gesture being 1: so many
 * different ones, each as likely as any other, by a chance that knows the seed alone. `usual` is how many gestures the walk
 * usually has; of a new one, where nobody knows, gestures at doubling distances serve.
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
