import styled from 'styled-components';
import type { MenuItem } from '../../../contract/catalog/menu';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../../kernel/hooks';
import { itemAt, selectDocument, type ItemPath, type Place } from '../../draft';
import { DocumentChoice, DocumentText, fieldId, useProblem } from '../../fields';
import { selectSelectedItems, selectSelectedPath } from '../selection';
import { itemPlace } from '../rows';
import { shownInShop } from './shownInShop';
import { ACCOUNT_SELECTION, OFFERED_TYPES, valueKind, withType } from './itemKinds';
import { LinkFields } from './LinkFields';
import { useItemChange } from './useItemChange';

const TARGETS = ['CurrentWindow', 'NewWindow'] as const;

/** The form of the selected item: label, action, link. */
export function ItemForm({ menu }: { readonly menu: string }) {
  const t = useMessages();
  const path = useBuilderSelector(selectSelectedPath);
  const item = useBuilderSelector((state) => itemAt(selectSelectedItems(state), path));
  if (!item) return <Hint>{t('builderMenus.chooseItem')}</Hint>;
  return <OneItem menu={menu} item={item} path={path} />;
}

interface OneItemProps {
  readonly menu: string;
  readonly item: MenuItem;
  readonly path: ItemPath;
}

function OneItem({ menu, item, path }: OneItemProps) {
  const t = useMessages();
  const place = itemPlace(menu, path);
  const ownProblem = useProblem(place);
  const kind = valueKind(item.actionType);
  return (
    <Root aria-label={t('builderMenus.item.title', { label: item.label })}>
      <DocumentText place={[...place, 'label']} label={t('builderMenus.item.label')} error={ownProblem} />
      <TypeChoice item={item} place={place} />
      {kind === 'link' && <LinkFields item={item} place={place} />}
      {kind === 'name' && <NameField item={item} place={place} />}
      {kind === 'link' && (
        <DocumentChoice
          place={[...place, 'target']}
          label={t('builderMenus.item.target')}
          options={TARGETS.map((value) => ({ value, label: t(`builderMenus.target.${value}`) }))}
        />
      )}
      <DocumentText
        place={[...place, 'imageUrl']}
        label={t('builderMenus.item.imageUrl')}
        hint={t('builderMenus.item.imageUrlHint')}
        orNull
      />
      <ShownInShop menu={menu} item={item} />
    </Root>
  );
}

interface ItemPartProps {
  readonly item: MenuItem;
  readonly place: Place;
}

function TypeChoice({ item, place }: ItemPartProps) {
  const t = useMessages();
  const change = useItemChange(place);
  const error = useProblem([...place, 'actionType']);
  const isOffered = OFFERED_TYPES.some((type) => type === item.actionType);
  return (
    <Select
      id={fieldId([...place, 'actionType'])}
      label={t('builderMenus.item.actionType')}
      value={item.actionType}
      error={error}
      options={[
        ...OFFERED_TYPES.map((type) => ({ value: type, label: t(`builderMenus.type.${type}`) })),
        ...(isOffered
          ? []
          : [{ value: item.actionType, label: t('builderMenus.type.other', { type: item.actionType }) }]),
      ]}
      onChange={({ target }) => change(withType(item, target.value))}
    />
  );
}

/** The modal that the item opens, of those the shop has; an imported type keeps the name it came with. */
function NameField({ item, place }: ItemPartProps) {
  const t = useMessages();
  const at = [...place, 'actionValue'];
  return item.actionType === 'Modal' ? (
    <DocumentChoice
      place={at}
      label={t('builderMenus.item.window')}
      options={[{ value: ACCOUNT_SELECTION, label: t('builderMenus.window.AccountSelection') }]}
    />
  ) : (
    <DocumentText place={at} label={t('builderMenus.item.name')} orNull />
  );
}

function ShownInShop({ menu, item }: { readonly menu: string; readonly item: MenuItem }) {
  const t = useMessages();
  const isProfileMenu = useBuilderSelector((state) => selectDocument(state)?.header.profileMenu === menu);
  const shown = shownInShop(item, isProfileMenu);
  const href = shown.is === 'link' ? shown.href : '';
  return <Hint>{t(`builderMenus.inShop.${shown.is}`, { href })}</Hint>;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

const Hint = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
`;
