import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useMessages } from '../../storefront/messages';
import { Icon } from '../../storefront/ui/controls/Icon';
import { PREVIEW_WIDTHS, selectWidth, widthChosen, type PreviewWidth } from '../app/viewSlice';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { Segments } from '../toolbar/Segments';

const drawings = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;
const widths: readonly PreviewWidth[] = ['phone', 'tablet', 'desktop'];

/** How wide the preview is. */
export function WidthChoice() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  return (
    <Segments
      label={t('builder.preview.width')}
      value={useBuilderSelector(selectWidth)}
      onChoose={(value) => dispatch(widthChosen(value))}
      options={widths.map((value) => ({
        value,
        label: t(`builder.preview.${value}`),
        show: (
          <>
            <Icon icon={drawings[value]} size="small" />
            {PREVIEW_WIDTHS[value]}
          </>
        ),
      }))}
    />
  );
}
