import { useMessages } from '../../../messages';
import { Badge } from '../../../ui/text/Badge';
import type { StockState } from '../stockState';

const variants = { in: 'success', low: 'warning', out: 'danger' } as const;
const texts = { in: 'catalog.stock.in', low: 'catalog.stock.low', out: 'catalog.stock.out' } as const;

/** The stock of a product; nothing if unknown. */
export function StockBadge({ stock }: { readonly stock: StockState }) {
  const t = useMessages();
  if (stock.kind === 'unknown') return null;
  return (
    <Badge $variant={variants[stock.kind]}>
      {t(texts[stock.kind], stock.kind === 'low' ? { left: stock.left } : undefined)}
    </Badge>
  );
}
