export interface Visitor {
  readonly leave: () => void;
}

export function createVisitor(
  origin: string,
  goods: { readonly productId: string; readonly minimum: number },
  name: string,
  onAnswer?: (step: string, bytes: number) => void,
): Visitor;
