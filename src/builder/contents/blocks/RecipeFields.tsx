import { useMessages } from '../../../storefront/messages';
import type { Place } from '../../draft';
import { DocumentNumber, DocumentText } from '../../fields';
import { Entries } from './Entries';
import { RichTextArea } from './RichTextArea';

/** A recipe: yield and times, ingredients (which may be products) and steps. */
export function RecipeFields({ place }: { readonly place: Place }) {
  const t = useMessages();
  return (
    <>
      <DocumentText place={[...place, 'servings']} label={t('builderContents.servings')} />
      {(['prepMinutes', 'restMinutes', 'cookMinutes'] as const).map((name) => (
        <DocumentNumber key={name} place={[...place, name]} label={t(`builderContents.${name}`)} />
      ))}
      <Entries
        place={[...place, 'ingredients']}
        name={(number) => t('builderContents.ingredient', { number })}
        add={{ label: t('builderContents.ingredientAdd'), entry: { text: '', sku: null, quantity: 1 } }}
      >
        {(entry) => (
          <>
            <DocumentText place={[...entry, 'text']} label={t('builderContents.ingredientText')} />
            <DocumentText
              place={[...entry, 'sku']}
              label={t('builderContents.ingredientSku')}
              hint={t('builderContents.ingredientSkuHint')}
              orNull
            />
            <DocumentNumber place={[...entry, 'quantity']} label={t('builderContents.ingredientQuantity')} />
          </>
        )}
      </Entries>
      <Entries
        place={[...place, 'steps']}
        name={(number) => t('builderContents.step', { number })}
        add={{ label: t('builderContents.stepAdd'), entry: '' }}
      >
        {(entry, index) => (
          <RichTextArea place={entry} label={t('builderContents.stepText', { number: index + 1 })} rows={3} />
        )}
      </Entries>
    </>
  );
}
