export interface Goods {
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
  goods: Goods,
  name: string,
  onAnswer?: (step: string, body: Buffer) => void,
): Visitor;
