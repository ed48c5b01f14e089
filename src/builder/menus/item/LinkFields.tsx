import type { MenuItem } from '../../../contract/catalog/menu';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import type { DocumentPath } from '../../draft';
import { DocumentChoice, DocumentText, fieldId, useProblem } from '../../fields';
import { DESTINATIONS, destinationOf, NAMED_PAGES, withDestination } from './itemKinds';
import { useItemChange } from './useItemChange';

const OTHER = 'other';

interface LinkFieldsProps {
  readonly item: MenuItem;
  readonly path: DocumentPath;
}

/** An item's link: an address, or a reference to a page. */
export function LinkFields({ item, path }: LinkFieldsProps) {
  const t = useMessages();
  const change = useItemChange(path);
  const at = [...path, 'pageReference'];
  const problem = useProblem(at);
  const destination = destinationOf(item);
  const hasOwnField = destination !== null && destination !== 'address';
  const text = (name: string, label: Parameters<typeof t>[0], error?: string, hint?: Parameters<typeof t>[0]) => (
    <DocumentText key={name} path={[...at, ...name.split('.')]} label={t(label)} hint={hint && t(hint)} error={error} />
  );
  return (
    <>
      <Select
        id={hasOwnField ? fieldId([...path, 'destination']) : fieldId(at)}
        label={t('builderPaths.pageReference')}
        value={destination ?? OTHER}
        error={hasOwnField ? undefined : problem}
        options={[
          ...DESTINATIONS.map((kind) => ({ value: kind, label: t(`builderMenus.destination.${kind}`) })),
          ...(destination === null
            ? [{ value: OTHER, label: t('builderMenus.destination.other', { type: item.pageReference?.type ?? '' }) }]
            : []),
        ]}
        onChange={({ target }) => {
          const chosen = DESTINATIONS.find((kind) => kind === target.value);
          if (chosen) change(withDestination(item, chosen));
        }}
      />
      {destination === 'address' && (
        <DocumentText
          path={[...path, 'actionValue']}
          label={t('builderPaths.actionValue')}
          hint={t('builderFields.addressHint')}
          inputMode="url"
          // If the item also has a reference, null would switch it to the reference and remove this field while
          // somebody types in it.
          orNull={item.pageReference === null}
        />
      )}
      {destination === 'category' && [
        text('attributes.recordId', 'builderMenus.item.categoryId', problem, 'builderMenus.item.categoryIdHint'),
        text('attributes.urlPath', 'builderMenus.item.urlPath', undefined, 'builderMenus.item.urlPathHint'),
      ]}
      {destination === 'product' && [
        text('attributes.recordId', 'builderMenus.item.productId', problem, 'builderMenus.item.productIdHint'),
        text('attributes.urlName', 'builderMenus.item.urlPath', undefined, 'builderMenus.item.urlPathHint'),
      ]}
      {destination === 'namedPage' && (
        <DocumentChoice
          path={[...at, 'attributes', 'name']}
          label={t('builderMenus.item.namedPage')}
          options={NAMED_PAGES.map((value) => ({ value, label: t(`builderMenus.namedPage.${value}`) }))}
        />
      )}
      {destination === 'search' &&
        text(
          item.pageReference?.state ? 'state.term' : 'attributes.term',
          'builderMenus.item.term',
          problem,
          'builderMenus.item.termHint',
        )}
      {destination === 'webPage' && text('attributes.url', 'builderPaths.url', problem, 'builderFields.addressHint')}
    </>
  );
}
