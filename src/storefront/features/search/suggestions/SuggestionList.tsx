import History from 'lucide-react/icons/history';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import styled from 'styled-components';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { useDataLanguage } from '../../context';
import { ProductRow } from './ProductRow';
import {
  inOrder,
  isAddable,
  type AddableProduct,
  type SuggestionItem,
  type SuggestionLists,
  type SuggestionTexts,
} from './suggestionItems';

interface SuggestionListProps {
  readonly id: string;
  readonly lists: SuggestionLists;
  readonly texts: SuggestionTexts;
  readonly highlighted: SuggestionItem | undefined;
  readonly onPick: (item: SuggestionItem) => void;
  /** null: this visitor has no cart. */
  readonly onAdd: ((product: AddableProduct) => void) | null;
}

/** The element id of a row, by its index: a suggestion's own id may not be a valid element id. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const shortcutId = (listId: string): string => `${listId}-shortcut`;

/** The list below the search box; the focus stays in the box, whose `aria-activedescendant` is the highlighted row. */
export function SuggestionList({ id, lists, texts, highlighted, onPick, onAdd }: SuggestionListProps) {
  const t = useMessages();
  const items = inOrder(lists);
  const row = (item: SuggestionItem) => (
    <Row
      key={item.id}
      item={item}
      id={optionId(id, items.indexOf(item))}
      isHighlighted={item === highlighted}
      onPick={onPick}
      onAdd={onAdd}
      shortcut={shortcutId(id)}
    />
  );
  return (
    <List
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      // Keeps the focus in the box: blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {lists.advanced && row(lists.advanced)}
      {lists.recent.length > 0 && (
        <Group role="group" aria-label={texts.recent}>
          <p role="presentation">{texts.recent}</p>
          {lists.recent.map(row)}
        </Group>
      )}
      {lists.suggested.length > 0 && (
        <Group role="group" aria-label={texts.suggestions}>
          {lists.recent.length > 0 && <p role="presentation">{texts.suggestions}</p>}
          {lists.suggested.map(row)}
        </Group>
      )}
      {lists.categories.length > 0 && (
        <Group role="group" aria-label={texts.categories}>
          <p role="presentation">{texts.categories}</p>
          {lists.categories.map(row)}
        </Group>
      )}
      {lists.products.length > 0 && (
        <Group role="group" aria-label={texts.products}>
          <p role="presentation">
            {texts.products}
            {onAdd && lists.products.some(({ product }) => isAddable(product)) && (
              <Shortcut id={shortcutId(id)}>{t('search.addShortcut')}</Shortcut>
            )}
          </p>
          {lists.products.map(row)}
        </Group>
      )}
    </List>
  );
}

interface RowProps extends Pick<SuggestionListProps, 'onPick' | 'onAdd'> {
  readonly item: SuggestionItem;
  readonly id: string;
  readonly isHighlighted: boolean;
  /** The id of the element that explains how to add the row by keyboard. */
  readonly shortcut: string;
}

/** Whether a row shows a term or category of the catalogue; the texts of other rows are the shop's or the shopper's. */
const isOfCatalogue = ({ id }: SuggestionItem): boolean => /^(?:term|category):/.test(id);

const ICONS = { search: Search, history: History, category: LayoutGrid } as const;

function Row({ item, id, isHighlighted, onPick, onAdd, shortcut }: RowProps) {
  const { product } = item;
  const addThis = onAdd && isAddable(product) ? () => onAdd(product) : null;
  const dataLanguage = useDataLanguage();
  const typed = item.text.slice(0, item.text.length - item.highlight.length);
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isHighlighted}
      aria-describedby={addThis ? shortcut : undefined}
      title={item.title}
      data-category={item.category}
      onClick={() => onPick(item)}
    >
      {product ? (
        <ProductRow product={product} onAdd={addThis} />
      ) : (
        <>
          <Icon icon={ICONS[item.iconName]} size="small" />
          <span lang={isOfCatalogue(item) ? dataLanguage : undefined}>
            {typed}
            {item.highlight !== '' && <strong>{item.highlight}</strong>}
          </span>
        </>
      )}
    </Option>
  );
}

const List = styled.div`
  max-height: max(70vh, 100vh - 14rem);
  padding: ${tokens.space[1]};
  overflow-y: auto;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  overscroll-behavior: contain;
`;

const Group = styled.div`
  > p {
    margin: 0;
    padding: ${tokens.space[2]} ${tokens.space[3]} 0;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;

/** Always there for screen readers, but not shown on small screens: phones rarely have a keyboard. */
const Shortcut = styled.span`
  float: right;
  ${media.small} {
    display: none;
  }
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.target.base};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: 6px;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${tokens.color.inkSoft};
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    &:hover {
      background: ${tokens.color.paperDeep};
    }
  }
  &[aria-selected='true'] {
    background: ${tokens.color.pineSoft};
    outline: 2px solid ${tokens.color.pine};
    outline-offset: -2px;
  }
`;
