import { useMessages } from '../../../../messages';
import { useDataLanguage } from '../../../context';
import type { CartLineFacts } from '../../cartLines';

/** How often a line is delivered, "Chaque semaine · 12 livraisons"; nothing for one that is sold once. */
export function LineModel({ line: { model } }: { readonly line: CartLineFacts }) {
  const t = useMessages();
  const lang = useDataLanguage();
  if (model === null) return null;
  return (
    <small>
      <span lang={lang}>{model.name}</span>{' '}
      {model.deliveries !== null && <span>{t('cart.lines.deliveries', { count: model.deliveries })}</span>}
    </small>
  );
}
