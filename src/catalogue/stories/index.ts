import { globalStyleStory } from './theme/GlobalStyle';
import { buttonStory } from './controls/Button';
import { buttonLinkStory } from './controls/ButtonLink';
import { disclosureStory } from './controls/Disclosure';
import { iconStory } from './controls/Icon';
import { iconButtonStory } from './controls/IconButton';
import { linkStory } from './controls/Link';
import { linkChipsStory } from './controls/LinkChips';
import { namedIconStory } from './controls/NamedIcon';
import { checkboxStory } from './fields/Checkbox';
import { fieldStory } from './fields/Field';
import { fieldGroupStory } from './fields/FieldGroup';
import { passwordFieldStory } from './fields/PasswordField';
import { quantityStepperStory } from './fields/QuantityStepper';
import { searchFieldStory } from './fields/SearchField';
import { selectStory } from './fields/Select';
import { textFieldStory } from './fields/TextField';
import { badgeStory } from './text/Badge';
import { headingStory } from './text/Heading';
import { pageHeadingStory } from './text/PageHeading';
import { priceStory } from './text/Price';
import { skipLinkStory } from './text/SkipLink';
import { tagStory } from './text/Tag';
import { visuallyHiddenStory } from './text/VisuallyHidden';
import { emptyStateStory } from './feedback/EmptyState';
import { messageStory } from './feedback/Message';
import { meterStory } from './feedback/Meter';
import { progressBarStory } from './feedback/ProgressBar';
import { skeletonStory } from './feedback/Skeleton';
import { spinnerStory } from './feedback/Spinner';
import { toastStory } from './feedback/Toast';
import { toastRegionStory } from './feedback/ToastRegion';
import { actionsStory } from './layout/Actions';
import { amountsStory } from './layout/tables/Amounts';
import { cardStory } from './layout/Card';
import { columnsStory } from './layout/Columns';
import { compactTableStory } from './layout/tables/CompactTable';
import { flexibleBlockStory } from './layout/FlexibleBlock';
import { footerBandStory } from './layout/FooterBand';
import { gridStory } from './layout/Grid';
import { horizontalLineStory } from './layout/HorizontalLine';
import { pageFrameStory } from './layout/PageFrame';
import { pictureStory } from './layout/Picture';
import { printSheetStory } from './layout/PrintSheet';
import { showAtStory } from './layout/ShowAt';
import { stackStory } from './layout/Stack';
import { tableStory } from './layout/tables/Table';
import { withAsideStory } from './layout/WithAside';
import { dialogStory } from './overlays/Dialog';
import { tooltipsStory } from './overlays/Tooltips';
import { breadcrumbStory } from './wayfinding/Breadcrumb';
import { pageStepsStory } from './wayfinding/PageSteps';
import { paginationStory } from './wayfinding/Pagination';
import type { Story } from '../story';
import type { TextId } from '../texts/textId';

interface StoryGroup {
  readonly title: TextId;
  readonly stories: readonly Story[];
}

/** All stories, grouped by the folders of `storefront/ui`. */
export const groups: readonly StoryGroup[] = [
  { title: 'group.theme', stories: [globalStyleStory] },
  {
    title: 'group.controls',
    stories: [
      buttonStory,
      buttonLinkStory,
      disclosureStory,
      iconStory,
      iconButtonStory,
      linkStory,
      linkChipsStory,
      namedIconStory,
    ],
  },
  {
    title: 'group.fields',
    stories: [
      checkboxStory,
      fieldStory,
      fieldGroupStory,
      passwordFieldStory,
      quantityStepperStory,
      searchFieldStory,
      selectStory,
      textFieldStory,
    ],
  },
  {
    title: 'group.text',
    // The story of the page's heading comes last: an h1 may be followed by the next group's h2, but not by a story's
    // h3.
    stories: [badgeStory, headingStory, priceStory, skipLinkStory, tagStory, visuallyHiddenStory, pageHeadingStory],
  },
  {
    title: 'group.feedback',
    stories: [
      emptyStateStory,
      messageStory,
      meterStory,
      progressBarStory,
      skeletonStory,
      spinnerStory,
      toastStory,
      toastRegionStory,
    ],
  },
  {
    title: 'group.layout',
    stories: [
      actionsStory,
      amountsStory,
      cardStory,
      columnsStory,
      compactTableStory,
      flexibleBlockStory,
      footerBandStory,
      gridStory,
      horizontalLineStory,
      pageFrameStory,
      pictureStory,
      printSheetStory,
      showAtStory,
      stackStory,
      tableStory,
      withAsideStory,
    ],
  },
  { title: 'group.overlays', stories: [dialogStory, tooltipsStory] },
  { title: 'group.wayfinding', stories: [breadcrumbStory, pageStepsStory, paginationStory] },
];
