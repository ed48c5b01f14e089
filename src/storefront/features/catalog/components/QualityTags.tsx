import type { QualityLabel } from '../../../../contract/catalog/productFields';
import { Cluster } from '../../../ui/layout/Stack';
import { Tag, type TagVariant } from '../../../ui/text/Tag';

const variants: Readonly<Record<QualityLabel, TagVariant>> = {
  AOP: 'aop',
  IGP: 'aop',
  Bio: 'bio',
  'Label Rouge': 'labelRouge',
};

/** The quality labels of a product; they are proper names and not translated. */
export function QualityTags({ labels }: { readonly labels: readonly QualityLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <Cluster $gap="1">
      {labels.map((label) => (
        <Tag key={label} $variant={variants[label]}>
          {label}
        </Tag>
      ))}
    </Cluster>
  );
}
