import { CONTENT_HEADING_LEVELS, WIDGETS, type ContentBlock } from '../../../contract/content/contentDocument';
import { oneOfOr } from '../../../contract/values/oneOfOr';
import { useMessages } from '../../../storefront/messages';
import type { DocumentPath } from '../../draft';
import { DocumentChoice, DocumentText, DocumentYesNo, TextList, useField } from '../../fields';
import { Segments } from '../../toolbar/Segments';
import { Entries } from './Entries';
import {
  ButtonFields,
  ColumnsFields,
  FlexibleFields,
  GridFields,
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
  const { path } = layout;
  const t = useMessages();
  switch (kind) {
    case 'heading':
      return (
        <>
          <HeadingLevel path={[...path, 'level']} />
          <DocumentText path={[...path, 'text']} label={t('builderContents.headingText')} />
          <DocumentText
            path={[...path, 'anchor']}
            label={t('builderContents.anchor')}
            hint={t('builderContents.anchorHint')}
          />
        </>
      );
    case 'text':
      return (
        <>
          <RichTextArea path={[...path, 'html']} label={t('builderContents.text')} rows={8} />
          <DocumentYesNo path={[...path, 'enableQuillCss']} label={t('builderContents.enableQuillCss')} />
        </>
      );
    case 'list':
      return (
        <>
          <DocumentYesNo path={[...path, 'ordered']} label={t('builderContents.ordered')} />
          <Texts path={[...path, 'items']} name="item" />
        </>
      );
    case 'picture':
      return <PictureFields path={path} />;
    case 'shelf':
      return (
        <>
          <DocumentText path={[...path, 'title']} label={t('builderContents.shelfTitle')} />
          <Texts path={[...path, 'skus']} name="sku" />
        </>
      );
    case 'questions':
      return <QuestionFields path={path} />;
    case 'table':
      return <TableFields path={path} />;
    case 'recipe':
      return <RecipeFields path={path} />;
    case 'contents':
      return (
        <>
          <DocumentText path={[...path, 'title']} label={t('builderContents.cardsTitle')} />
          <DocumentText
            path={[...path, 'under']}
            label={t('builderContents.under')}
            hint={t('builderContents.underHint')}
          />
        </>
      );
    case 'button':
      return <ButtonFields path={path} />;
    case 'widget':
      return (
        <DocumentChoice
          path={[...path, 'widget']}
          label={t('builderContents.widget')}
          options={WIDGETS.map((value) => ({ value, label: t(`builderContents.widget.${value}`) }))}
        />
      );
    case 'columns':
      return <ColumnsFields {...layout} />;
    case 'flexible':
      return <FlexibleFields {...layout} />;
    case 'grid':
      return <GridFields {...layout} />;
    case 'line':
      return <LineFields path={path} />;
    case 'responsive':
      return <ResponsiveFields {...layout} />;
  }
}

/** A list of one-line texts: list items, or the SKUs of a product shelf. */
function Texts({ path, name }: { readonly path: DocumentPath; readonly name: 'item' | 'sku' }) {
  const t = useMessages();
  return (
    <TextList
      path={path}
      labels={{
        all: t(`builderContents.${name}s`),
        one: (number) => t(`builderContents.${name}`, { number }),
        remove: (text) => t('builderContents.remove', { name: text }),
        add: t(`builderContents.${name}Add`),
      }}
    />
  );
}

function HeadingLevel({ path }: { readonly path: DocumentPath }) {
  const t = useMessages();
  const { value, choose } = useField(path);
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

function PictureFields({ path }: { readonly path: DocumentPath }) {
  const t = useMessages();
  return (
    <>
      <PictureChoice path={[...path, 'contentKey']} label={t('builderContents.picture')} />
      <DocumentText
        path={[...path, 'altText']}
        label={t('builderContents.altText')}
        hint={t('builderContents.altTextHint')}
      />
      <DocumentText path={[...path, 'caption']} label={t('builderContents.caption')} />
    </>
  );
}

function QuestionFields({ path }: { readonly path: DocumentPath }) {
  const t = useMessages();
  return (
    <>
      <DocumentText path={[...path, 'title']} label={t('builderContents.questionsTitle')} />
      <Entries
        path={[...path, 'items']}
        name={(number) => t('builderContents.question', { number })}
        add={{ label: t('builderContents.questionAdd'), entry: { question: '', html: '' } }}
      >
        {(entry) => (
          <>
            <DocumentText path={[...entry, 'question']} label={t('builderContents.questionText')} />
            <RichTextArea path={[...entry, 'html']} label={t('builderContents.answer')} rows={4} />
          </>
        )}
      </Entries>
    </>
  );
}
