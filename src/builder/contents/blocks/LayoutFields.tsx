import { Fragment, type ReactNode } from 'react';
import {
  GRID_SLOTS,
  GRID_SPACINGS,
  GUTTERS,
  LAYOUT_DIRECTIONS,
  LINE_STYLES,
  PORTION_NAMES,
  VERTICAL_ALIGNMENTS,
} from '../../../contract/content/layoutBlocks';
import { ACTIONS, ALIGNMENTS, BLOCK_ALIGNMENTS, DIRECTIONS, SIZES } from '../../../contract/values/enumerations';
import { useMessages, type MessageId } from '../../../storefront/messages';
import { valueAt, type DocumentPath } from '../../draft';
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
  readonly path: DocumentPath;
  /** The block's number among all, such as `2.1`. */
  readonly number: string;
  /**
   * Shows the list of blocks at a path inside this block, under the title `name`. `region` is the number of that list
   * in a block with several lists, and becomes part of the numbers of its blocks.
   */
  readonly inner: (path: DocumentPath, name: string, region?: number) => ReactNode;
}

/** A section of columns: their arrangement, then each with its width and blocks. */
export function ColumnsFields({ path, number, inner }: LayoutFieldsProps) {
  const t = useMessages();
  const columns = [...path, 'columns'];
  const { value } = useField(columns);
  const count = Array.isArray(value) ? value.length : 0;
  const nameOf = (index: number) => textOf(valueAt(value, [index - 1, 'name']));
  const titleOf = (index: number) =>
    t('builderContents.columnPart', { number: `${number}.${String(index)}`, name: nameOf(index) });
  return (
    <>
      <Choice path={[...path, 'gutter']} label="builderContents.gutter" values={GUTTERS} />
      <DocumentNumber path={[...path, 'minHeight']} label={t('builderContents.minHeight')} />
      <Choice path={[...path, 'verticalAlign']} label="builderContents.verticalAlign" values={VERTICAL_ALIGNMENTS} />
      {(['directionDesktop', 'directionTablet', 'directionMobile'] as const).map((name) => (
        <Choice key={name} path={[...path, name]} label={`builderContents.${name}`} values={LAYOUT_DIRECTIONS} />
      ))}
      <Entries
        path={columns}
        name={titleOf}
        add={{ label: t('builderContents.columnPartAdd'), entry: { ...columnNumbered(count + 1), blocks: [] } }}
      >
        {(column, index) => (
          <>
            <DocumentText path={[...column, 'name']} label={t('builderContents.columnName')} />
            <DocumentChoice
              path={[...column, 'portion']}
              label={t('builderContents.portion')}
              noneLabel={t('builderContents.portion.none')}
              options={PORTION_NAMES.map((portion) => ({
                value: portion,
                label: t(`builderContents.value.${portion}`),
              }))}
            />
            <DocumentNumber
              path={[...column, 'columnWidth']}
              label={t('builderContents.columnWidth')}
              hint={t('builderContents.columnWidthHint')}
            />
            {inner([...column, 'blocks'], titleOf(index + 1), index + 1)}
          </>
        )}
      </Entries>
    </>
  );
}

/** A flexible block: size, border, background, alignment and its blocks. */
export function FlexibleFields({ path, number, inner }: LayoutFieldsProps) {
  const t = useMessages();
  return (
    <>
      <DocumentNumber path={[...path, 'width']} label={t('builderContents.width')} />
      <DocumentNumber
        path={[...path, 'height']}
        label={t('builderContents.height')}
        hint={t('builderContents.heightHint')}
      />
      <Choice path={[...path, 'alignment']} label="builderContents.alignment" values={BLOCK_ALIGNMENTS} />
      <DocumentNumber path={[...path, 'borderWidth']} label={t('builderContents.borderWidth')} />
      <Color path={[...path, 'borderColor']} label="builderContents.borderColor" hint="builderContents.colorHint" />
      <DocumentNumber path={[...path, 'radius']} label={t('builderContents.radius')} />
      <Color path={[...path, 'background']} label="builderContents.background" hint="builderContents.backgroundHint" />
      {inner([...path, 'blocks'], `${number}. ${t('builderContents.block.flexible')}`)}
    </>
  );
}

/** A grid: width and spacing of its items, then the blocks in each of its slots. */
export function GridFields({ path, number, inner }: LayoutFieldsProps) {
  const t = useMessages();
  return (
    <>
      <DocumentNumber
        path={[...path, 'minimum']}
        label={t('builderContents.minimum')}
        hint={t('builderContents.minimumHint')}
      />
      <DocumentChoice
        path={[...path, 'spacing']}
        label={t('builderContents.spacing')}
        options={GRID_SPACINGS.map((value) => ({ value, label: t(`builderContents.spacing.${value}`) }))}
      />
      <DocumentYesNo path={[...path, 'keepWidth']} label={t('builderContents.keepWidth')} />
      <DocumentYesNo path={[...path, 'list']} label={t('builderContents.isList')} />
      {GRID_SLOTS.map((slot, index) => {
        const region = index + 1;
        const name = t(`builderContents.slot.${slot}`);
        const title = t('builderContents.columnPart', { number: `${number}.${String(region)}`, name });
        return <Fragment key={slot}>{inner([...path, slot], title, region)}</Fragment>;
      })}
    </>
  );
}

/** A horizontal line. */
export function LineFields({ path }: Pick<LayoutFieldsProps, 'path'>) {
  const t = useMessages();
  return (
    <>
      <DocumentNumber path={[...path, 'size']} label={t('builderContents.lineSize')} />
      <Choice path={[...path, 'style']} label="builderContents.lineStyle" values={LINE_STYLES} />
      <Color path={[...path, 'color']} label="builderContents.lineColor" hint="builderContents.colorHint" />
      <DocumentNumber path={[...path, 'width']} label={t('builderContents.width')} />
      <Choice path={[...path, 'alignment']} label="builderContents.alignment" values={ALIGNMENTS} />
    </>
  );
}

/** A link in the form of a button. */
export function ButtonFields({ path }: Pick<LayoutFieldsProps, 'path'>) {
  const t = useMessages();
  return (
    <>
      <DocumentText path={[...path, 'label']} label={t('builderContents.buttonLabel')} />
      <DocumentText
        path={[...path, 'url']}
        label={t('builderContents.buttonUrl')}
        hint={t('builderFields.addressHint')}
        inputMode="url"
      />
      <Choice path={[...path, 'size']} label="builderContents.buttonSize" values={SIZES} />
      <Choice path={[...path, 'direction']} label="builderContents.buttonDirection" values={DIRECTIONS} />
      <Choice path={[...path, 'action']} label="builderContents.buttonAction" values={ACTIONS} />
    </>
  );
}

/** The sizes of screen on which blocks are shown. */
export function ResponsiveFields({ path, number, inner }: LayoutFieldsProps) {
  const t = useMessages();
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <DocumentYesNo key={size} path={[...path, size]} label={t(`builderContents.${size}`)} />
      ))}
      {inner([...path, 'blocks'], `${number}. ${t('builderContents.block.responsive')}`)}
    </>
  );
}

type ChoiceValue =
  | (typeof GUTTERS | typeof LAYOUT_DIRECTIONS | typeof VERTICAL_ALIGNMENTS)[number]
  | (typeof BLOCK_ALIGNMENTS | typeof ALIGNMENTS | typeof LINE_STYLES)[number]
  | (typeof SIZES | typeof DIRECTIONS | typeof ACTIONS)[number];

interface ChoiceProps {
  readonly path: DocumentPath;
  readonly label: MessageId;
  readonly values: readonly ChoiceValue[];
}

function Choice({ path, label, values }: ChoiceProps) {
  const t = useMessages();
  return (
    <DocumentChoice
      path={path}
      label={t(label)}
      options={values.map((value) => ({ value, label: t(`builderContents.value.${value}`) }))}
    />
  );
}

interface ColorProps {
  readonly path: DocumentPath;
  readonly label: MessageId;
  readonly hint: MessageId;
}

function Color({ path, label, hint }: ColorProps) {
  const t = useMessages();
  return <DocumentColor path={path} label={t(label)} hint={t(hint)} orNull />;
}
