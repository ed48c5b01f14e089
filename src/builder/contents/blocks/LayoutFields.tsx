import type { ReactNode } from 'react';
import {
  GUTTERS,
  LAYOUT_DIRECTIONS,
  LINE_STYLES,
  PORTION_NAMES,
  VERTICAL_ALIGNMENTS,
} from '../../../contract/content/layoutBlocks';
import { ACTIONS, ALIGNMENTS, BLOCK_ALIGNMENTS, DIRECTIONS, SIZES } from '../../../contract/values/enumerations';
import { useMessages, type MessageId } from '../../../storefront/messages';
import { valueAt, type Place } from '../../draft';
import {
  DocumentChoice,
  DocumentColor,
  DocumentNumber,
  DocumentText,
  DocumentYesNo,
  textOf,
  useField,
} from '../../fields';
import { Entries } from './Entries';
import { columnNumbered } from './newBlock';

export interface LayoutFieldsProps {
  readonly place: Place;
  /** The block's number among all, such as `2.1`. */
  readonly number: string;
  /** Shows the list of blocks at a place inside of this block; `name` says whose it is. */
  readonly inner: (place: Place, name: string) => ReactNode;
}

/** A section of columns: how they stand, then each with its width and blocks. */
export function ColumnsFields({ place, number, inner }: LayoutFieldsProps) {
  const t = useMessages();
  const columns = [...place, 'columns'];
  const { value } = useField(columns);
  const count = Array.isArray(value) ? value.length : 0;
  const nameOf = (index: number) => textOf(valueAt(value, [index - 1, 'name']));
  const titleOf = (index: number) =>
    t('builderContents.columnPart', { number: `${number}.${String(index)}`, name: nameOf(index) });
  return (
    <>
      <Choice place={[...place, 'gutter']} label="builderContents.gutter" values={GUTTERS} />
      <DocumentNumber place={[...place, 'minHeight']} label={t('builderContents.minHeight')} />
      <Choice place={[...place, 'verticalAlign']} label="builderContents.verticalAlign" values={VERTICAL_ALIGNMENTS} />
      {(['directionDesktop', 'directionTablet', 'directionMobile'] as const).map((name) => (
        <Choice key={name} place={[...place, name]} label={`builderContents.${name}`} values={LAYOUT_DIRECTIONS} />
      ))}
      <Entries
        place={columns}
        name={titleOf}
        add={{ label: t('builderContents.columnPartAdd'), entry: { ...columnNumbered(count + 1), blocks: [] } }}
      >
        {(column, index) => (
          <>
            <DocumentText place={[...column, 'name']} label={t('builderContents.columnName')} />
            <DocumentChoice
              place={[...column, 'portion']}
              label={t('builderContents.portion')}
              noneLabel={t('builderContents.portion.none')}
              options={PORTION_NAMES.map((portion) => ({
                value: portion,
                label: t(`builderContents.value.${portion}`),
              }))}
            />
            <DocumentNumber
              place={[...column, 'columnWidth']}
              label={t('builderContents.columnWidth')}
              hint={t('builderContents.columnWidthHint')}
            />
            {inner([...column, 'blocks'], titleOf(index + 1))}
          </>
        )}
      </Entries>
    </>
  );
}

/** A flexible block: size, border, background, alignment and its blocks. */
export function FlexibleFields({ place, number, inner }: LayoutFieldsProps) {
  const t = useMessages();
  return (
    <>
      <DocumentNumber place={[...place, 'width']} label={t('builderContents.width')} />
      <DocumentNumber
        place={[...place, 'height']}
        label={t('builderContents.height')}
        hint={t('builderContents.heightHint')}
      />
      <Choice place={[...place, 'alignment']} label="builderContents.alignment" values={BLOCK_ALIGNMENTS} />
      <DocumentNumber place={[...place, 'borderWidth']} label={t('builderContents.borderWidth')} />
      <Color place={[...place, 'borderColor']} label="builderContents.borderColor" hint="builderContents.colorHint" />
      <DocumentNumber place={[...place, 'radius']} label={t('builderContents.radius')} />
      <Color
        place={[...place, 'background']}
        label="builderContents.background"
        hint="builderContents.backgroundHint"
      />
      {inner([...place, 'blocks'], `${number}. ${t('builderContents.block.flexible')}`)}
    </>
  );
}

/** A horizontal line. */
export function LineFields({ place }: Pick<LayoutFieldsProps, 'place'>) {
  const t = useMessages();
  return (
    <>
      <DocumentNumber place={[...place, 'size']} label={t('builderContents.lineSize')} />
      <Choice place={[...place, 'style']} label="builderContents.lineStyle" values={LINE_STYLES} />
      <Color place={[...place, 'color']} label="builderContents.lineColor" hint="builderContents.colorHint" />
      <DocumentNumber place={[...place, 'width']} label={t('builderContents.width')} />
      <Choice place={[...place, 'alignment']} label="builderContents.alignment" values={ALIGNMENTS} />
    </>
  );
}

/** A link in the form of a button. */
export function ButtonFields({ place }: Pick<LayoutFieldsProps, 'place'>) {
  const t = useMessages();
  return (
    <>
      <DocumentText place={[...place, 'label']} label={t('builderContents.buttonLabel')} />
      <DocumentText
        place={[...place, 'url']}
        label={t('builderContents.buttonUrl')}
        hint={t('builderFields.addressHint')}
        inputMode="url"
      />
      <Choice place={[...place, 'size']} label="builderContents.buttonSize" values={SIZES} />
      <Choice place={[...place, 'direction']} label="builderContents.buttonDirection" values={DIRECTIONS} />
      <Choice place={[...place, 'action']} label="builderContents.buttonAction" values={ACTIONS} />
    </>
  );
}

/** The sizes of screen on which blocks are shown. */
export function ResponsiveFields({ place, number, inner }: LayoutFieldsProps) {
  const t = useMessages();
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <DocumentYesNo key={size} place={[...place, size]} label={t(`builderContents.${size}`)} />
      ))}
      {inner([...place, 'blocks'], `${number}. ${t('builderContents.block.responsive')}`)}
    </>
  );
}

type ChoiceValue =
  | (typeof GUTTERS | typeof LAYOUT_DIRECTIONS | typeof VERTICAL_ALIGNMENTS)[number]
  | (typeof BLOCK_ALIGNMENTS | typeof ALIGNMENTS | typeof LINE_STYLES)[number]
  | (typeof SIZES | typeof DIRECTIONS | typeof ACTIONS)[number];

interface ChoiceProps {
  readonly place: Place;
  readonly label: MessageId;
  readonly values: readonly ChoiceValue[];
}

function Choice({ place, label, values }: ChoiceProps) {
  const t = useMessages();
  return (
    <DocumentChoice
      place={place}
      label={t(label)}
      options={values.map((value) => ({ value, label: t(`builderContents.value.${value}`) }))}
    />
  );
}

interface ColorProps {
  readonly place: Place;
  readonly label: MessageId;
  readonly hint: MessageId;
}

function Color({ place, label, hint }: ColorProps) {
  const t = useMessages();
  return <DocumentColor place={place} label={t(label)} hint={t(hint)} orNull />;
}
