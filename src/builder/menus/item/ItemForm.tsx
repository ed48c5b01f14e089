import { useId } from 'react';
import styled from 'styled-components';
import type { MenuItem } from '../../../contract/catalog/menu';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../../kernel/hooks';
import { itemAt, selectDocument, type ItemPath, type DocumentPath } from '../../draft';
import { DocumentChoice, DocumentText, fieldId, useProblem } from '../../fields';
import { selectSelectedItems, selectSelectedPath } from '../selection';
import { itemPathInDocument } from '../rows';
import { shownInShop } from './shownInShop';
import { ACCOUNT_SELECTION, OFFERED_TYPES, valueKind, withType } from './itemKinds';
import { LinkFields } from './LinkFields';
import { useItemChange } from './useItemChange';

const TARGETS = ['CurrentWindow', 'NewWindow'] as const;

/** The form of the selected item: label, action type with its value, picture. */
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
  const documentPath = itemPathInDocument(menu, path);
  const ownProblem = useProblem(documentPath);
  const kind = valueKind(item.actionType);
  const heading = useId();
  return (
    <Root aria-labelledby={heading}>
      <h3 id={heading}>{t('builderMenus.item.title', { label: item.label })}</h3>
      <DocumentText path={[...documentPath, 'label']} label={t('builderPaths.label')} error={ownProblem} />
      <TypeChoice item={item} path={documentPath} />
      {kind === 'link' && <LinkFields item={item} path={documentPath} />}
      {kind === 'name' && <NameField item={item} path={documentPath} />}
      {kind === 'link' && (
        <DocumentChoice
          path={[...documentPath, 'target']}
          label={t('builderPaths.target')}
          options={TARGETS.map((value) => ({ value, label: t(`builderMenus.target.${value}`) }))}
        />
      )}
      <DocumentText
        path={[...documentPath, 'imageUrl']}
        label={t('builderPaths.imageUrl')}
        hint={t('builderMenus.item.imageUrlHint')}
        orNull
      />
      <ShownInShop menu={menu} item={item} />
    </Root>
  );
}

interface ItemPartProps {
  readonly item: MenuItem;
  readonly path: DocumentPath;
}

function TypeChoice({ item, path }: ItemPartProps) {
  const t = useMessages();
  const change = useItemChange(path);
  const error = useProblem([...path, 'actionType']);
  const isOffered = OFFERED_TYPES.some((type) => type === item.actionType);
  return (
    <Select
      id={fieldId([...path, 'actionType'])}
      label={t('builderPaths.actionType')}
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

/** Which of the shop's modals the item opens; for a type of item that came with an import, a free text. */
function NameField({ item, path }: ItemPartProps) {
  const t = useMessages();
  const at = [...path, 'actionValue'];
  return item.actionType === 'Modal' ? (
    <DocumentChoice
      path={at}
      label={t('builderMenus.item.window')}
      options={[{ value: ACCOUNT_SELECTION, label: t('builderMenus.window.AccountSelection') }]}
    />
  ) : (
    <DocumentText path={at} label={t('builderMenus.item.name')} orNull />
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
  h3 {
    font-size: ${tokens.size.body};
    overflow-wrap: anywhere;
  }
`;

const Hint = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
`;
