import { useFormatting } from './FormattingProvider';
import { unbroken } from './unbroken';

/** A product in one bundle and its quantity, as answers state them. */
interface WireContent {
  readonly name: string;
  readonly quantity: string;
}

/** Formats the contents of one bundle: "2 × Œufs frais, 1 × Farine T55"; null for other products. */
export function useContents(): (contents: readonly WireContent[] | undefined) => string | null {
  const { quantity } = useFormatting();
  return (contents = []) =>
    contents.length === 0
      ? null
      : contents.map((one) => `${quantity(one.quantity)}\u00a0×\u00a0${unbroken(one.name)}`).join(', ');
}
