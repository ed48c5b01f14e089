import { CONTENT_HEADING_LEVELS, WIDGETS, type ContentBlock } from '../../../contract/content/contentDocument';
import { oneOfOr } from '../../../contract/values/oneOfOr';
import { useMessages } from '../../../storefront/messages';
import type { Place } from '../../draft';
import { DocumentChoice, DocumentText, DocumentYesNo, TextList, useField } from '../../fields';
import { Segments } from '../../toolbar/Segments';
import { Entries } from './Entries';
import {
  ButtonFields,
  ColumnsFields,
  FlexibleFields,
  LineFields,
  ResponsiveFields,
  type LayoutFieldsProps,
} from './LayoutFields';
import { PictureChoice } from './PictureChoice';
import { RecipeFields } from './RecipeFields';
import { RichTextArea } from './RichTextArea';
import { TableFields } from './TableFields';

interface BlockFieldsProps extends LayoutFieldsProps {
  readonly kind: ContentBlock['kind'];
}

/** The fields of a block, by its kind. */
export function BlockFields({ kind, ...layout }: BlockFieldsProps) {
  const { place } = layout;
  const t = useMessages();
  switch (kind) {
    case 'heading':
      return (
        <>
          <HeadingLevel place={[...place, 'level']} />
          <DocumentText place={[...place, 'text']} label={t('builderContents.headingText')} />
        </>
      );
    case 'text':
      return <RichTextArea place={[...place, 'html']} label={t('builderContents.text')} rows={8} />;
    case 'list':
      return (
        <>
          <DocumentYesNo place={[...place, 'ordered']} label={t('builderContents.ordered')} />
          <Texts place={[...place, 'items']} name="item" />
        </>
      );
    case 'picture':
      return (
        <>
          <PictureChoice place={[...place, 'contentKey']} label={t('builderContents.picture')} />
          <DocumentText
            place={[...place, 'altText']}
            label={t('builderContents.altText')}
            hint={t('builderContents.altTextHint')}
          />
          <DocumentText place={[...place, 'caption']} label={t('builderContents.caption')} />
        </>
      );
    case 'shelf':
      return (
        <>
          <DocumentText place={[...place, 'title']} label={t('builderContents.shelfTitle')} />
          <Texts place={[...place, 'skus']} name="sku" />
        </>
      );
    case 'questions':
      return <QuestionFields place={place} />;
    case 'table':
      return <TableFields place={place} />;
    case 'recipe':
      return <RecipeFields place={place} />;
    case 'contents':
      return (
        <>
          <DocumentText place={[...place, 'title']} label={t('builderContents.cardsTitle')} />
          <DocumentText
            place={[...place, 'under']}
            label={t('builderContents.under')}
            hint={t('builderContents.underHint')}
          />
        </>
      );
    case 'button':
      return <ButtonFields place={place} />;
    case 'widget':
      return (
        <DocumentChoice
          place={[...place, 'widget']}
          label={t('builderContents.widget')}
          options={WIDGETS.map((value) => ({ value, label: t(`builderContents.widget.${value}`) }))}
        />
      );
    case 'columns':
      return <ColumnsFields {...layout} />;
    case 'flexible':
      return <FlexibleFields {...layout} />;
    case 'line':
      return <LineFields place={place} />;
    case 'responsive':
      return <ResponsiveFields {...layout} />;
  }
}

/** A list of one-line texts: list items, or the SKUs of a product shelf. */
function Texts({ place, name }: { readonly place: Place; readonly name: 'item' | 'sku' }) {
  const t = useMessages();
  return (
    <TextList
      place={place}
      labels={{
        one: (number) => t(`builderContents.${name}`, { number }),
        remove: (text) => t('builderContents.remove', { name: text }),
        add: t(`builderContents.${name}Add`),
      }}
    />
  );
}

function HeadingLevel({ place }: { readonly place: Place }) {
  const t = useMessages();
  const { value, choose } = useField(place);
  return (
    <Segments
      label={t('builderContents.level')}
      showLabel
      value={`${oneOfOr(CONTENT_HEADING_LEVELS, 2)(value)}`}
      onChoose={(level) => choose(Number(level))}
      options={CONTENT_HEADING_LEVELS.map((level) => ({
        value: `${level}` as const,
        label: t(`builderContents.level.${level}`),
      }))}
    />
  );
}

function QuestionFields({ place }: { readonly place: Place }) {
  const t = useMessages();
  return (
    <>
      <DocumentText place={[...place, 'title']} label={t('builderContents.questionsTitle')} />
      <Entries
        place={[...place, 'items']}
        name={(number) => t('builderContents.question', { number })}
        add={{ label: t('builderContents.questionAdd'), entry: { question: '', html: '' } }}
      >
        {(entry) => (
          <>
            <DocumentText place={[...entry, 'question']} label={t('builderContents.questionText')} />
            <RichTextArea place={[...entry, 'html']} label={t('builderContents.answer')} rows={4} />
          </>
        )}
      </Entries>
    </>
  );
}
