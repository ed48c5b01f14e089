export interface OrderableProduct {
  readonly productId: string;
  readonly minimum: number;
  /** The paths of a category's page and of a product's. */
  readonly pages: { readonly category: string; readonly product: string };
}

export interface Visitor {
  readonly leave: () => void;
}

export function createVisitor(
  origin: string,
  product: OrderableProduct,
  name: string,
  onAnswer?: (step: string, body: Buffer) => void,
): Visitor;
