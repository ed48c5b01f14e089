import { useMessages } from '../../../storefront/messages';
import type { DocumentPath } from '../../draft';
import { DocumentNumber, DocumentText } from '../../fields';
import { Entries } from './Entries';
import { RichTextArea } from './RichTextArea';

/** A recipe: yield and times, ingredients (which may be products) and steps. */
export function RecipeFields({ path }: { readonly path: DocumentPath }) {
  const t = useMessages();
  return (
    <>
      <DocumentText path={[...path, 'servings']} label={t('builderContents.servings')} />
      {(['prepMinutes', 'restMinutes', 'cookMinutes'] as const).map((name) => (
        <DocumentNumber key={name} path={[...path, name]} label={t(`builderContents.${name}`)} />
      ))}
      <Entries
        path={[...path, 'ingredients']}
        name={(number) => t('builderContents.ingredient', { number })}
        add={{ label: t('builderContents.ingredientAdd'), entry: { text: '', sku: null, quantity: 1 } }}
      >
        {(entry) => (
          <>
            <DocumentText path={[...entry, 'text']} label={t('builderContents.ingredientText')} />
            <DocumentText
              path={[...entry, 'sku']}
              label={t('builderContents.ingredientSku')}
              hint={t('builderContents.ingredientSkuHint')}
              orNull
            />
            <DocumentNumber path={[...entry, 'quantity']} label={t('builderContents.ingredientQuantity')} />
          </>
        )}
      </Entries>
      <Entries
        path={[...path, 'steps']}
        name={(number) => t('builderContents.step', { number })}
        add={{ label: t('builderContents.stepAdd'), entry: '' }}
      >
        {(entry, index) => (
          <RichTextArea path={entry} label={t('builderContents.stepText', { number: index + 1 })} rows={3} />
        )}
      </Entries>
    </>
  );
}
