import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Truck from 'lucide-react/icons/truck';
import { Button } from '../../../src/storefront/ui/controls/Button';
import { Icon } from '../../../src/storefront/ui/controls/Icon';
import { QuantityStepper } from '../../../src/storefront/ui/fields/QuantityStepper';
import { Card } from '../../../src/storefront/ui/layout/Card';
import { Picture } from '../../../src/storefront/ui/layout/Picture';
import { Cluster, Stack } from '../../../src/storefront/ui/layout/Stack';
import { Badge, type BadgeVariant } from '../../../src/storefront/ui/text/Badge';
import { Price } from '../../../src/storefront/ui/text/Price';
import { Tag, type TagVariant } from '../../../src/storefront/ui/text/Tag';

interface Product {
  readonly name: string;
  readonly packaging: string;
  readonly amount: string;
  readonly measure: string;
  readonly old?: string;
  readonly tag: TagVariant;
  readonly tagText: string;
  readonly stock: BadgeVariant;
  readonly stockText: string;
}

export const products: readonly Product[] = [
  {
    name: 'Beurre de tourage extra-sec 84 %',
    packaging: 'Carton de 10 × 1 kg',
    amount: '7,20 €',
    measure: '7,20 € / kg',
    tag: 'aop',
    tagText: 'AOP',
    stock: 'success',
    stockText: 'En stock',
  },
  {
    name: 'Beurre doux en plaque',
    packaging: 'Carton de 5 × 2 kg',
    amount: '13,90 €',
    measure: '6,95 € / kg',
    old: '14,60 €',
    tag: 'bio',
    tagText: 'Bio',
    stock: 'warning',
    stockText: 'Plus que 6',
  },
  {
    name: 'Crème entière liquide 35 % UHT',
    packaging: 'Carton de 6 × 1 l',
    amount: '4,85 €',
    measure: '4,85 € / l',
    tag: 'labelRouge',
    tagText: 'Label Rouge',
    stock: 'success',
    stockText: 'En stock',
  },
  {
    name: 'Lait demi-écrémé',
    packaging: 'Pack de 6 × 1 l',
    amount: '1,02 €',
    measure: '1,02 € / l',
    tag: 'plain',
    tagText: 'Barista',
    stock: 'danger',
    stockText: 'Épuisé',
  },
];

// A packet drawn in place, where the shop would send its own illustration.
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><rect width="240" height="180" fill="#f3eddf"/><path d="M60 70l60-22 60 22v50l-60 22-60-22z" fill="#f2d98b"/><path d="M60 70l60 22 60-22" fill="none" stroke="#7a5a0e" stroke-width="2"/><path d="M120 92v50" stroke="#7a5a0e" stroke-width="2"/><text x="90" y="116" text-anchor="middle" font-family="Georgia" font-size="13" fill="#0f4c3a">Comptoir</text></svg>',
)}`;

/** A composition of base components like a product card: for looking at, not for the shop. */
export function ProductTile({ name, packaging, amount, measure, old, tag, tagText, stock, stockText }: Product) {
  return (
    <Card as="article">
      <Stack $gap="3">
        <Picture src={drawing} alt="" width={240} height={180} />
        <Cluster $gap="2">
          <Tag $variant={tag}>{tagText}</Tag>
          <Badge $variant={stock}>{stockText}</Badge>
        </Cluster>
        <div>
          <h3>{name}</h3>
          <p>{packaging}</p>
        </div>
        <Price
          amount={amount}
          tax="HT"
          unit="la pièce"
          measure={measure}
          {...(old && { oldAmount: old, oldLabel: 'Ancien prix :' })}
        />
        <Cluster $gap="1">
          <Icon icon={Truck} size="x-small" />
          <span>Livré jeudi 26 novembre</span>
        </Cluster>
        <Cluster $gap="2">
          <QuantityStepper
            value={2}
            labels={{ quantity: `Quantité de ${name}`, decrease: 'Un de moins', increase: 'Un de plus' }}
            onCommit={() => undefined}
          />
          <Button variant="primary">
            <Icon icon={ShoppingCart} size="small" />
            Ajouter
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
