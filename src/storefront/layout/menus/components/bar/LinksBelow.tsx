import { withBase } from '../../../../../contract/pages/basePath';
import { useDataLanguage } from '../../../../features/context';
import type { MenuViewItem } from '../../view/menuViewItem';
import { linkProps } from '../useFollow';

/** All descendants of an item as links, for browsers without JavaScript: shown on hover and focus. */
export function LinksBelow({ items }: { readonly items: readonly MenuViewItem[] }) {
  const lang = useDataLanguage();
  return (
    <ul lang={lang}>
      {items.map((item) => (
        <li key={item.id}>
          {item.href === null ? (
            <span>{item.label}</span>
          ) : (
            <a href={withBase(item.href)} {...linkProps(item)}>
              {item.label}
            </a>
          )}
          {item.subMenu.length > 0 && <LinksBelow items={item.subMenu} />}
        </li>
      ))}
    </ul>
  );
}
