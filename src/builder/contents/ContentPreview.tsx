import { PREVIEW_WIDTHS, selectWidth } from '../app/viewSlice';
import { previewAddress } from '../../contract/site/preview';
import { withBase } from '../../contract/pages/basePath';
import { useMessages } from '../../storefront/messages';
import { useBuilderSelector, useIsLive } from '../kernel/hooks';
import { Pane, Stage, WidthChoice } from '../preview';
import { selectIsContentChanged } from './editing/contentSelectors';
import { selectContentState, selectStoredContent } from './editing/contentSlice';

/** The shop's own page of the saved draft, in a frame that reloads after each save; there is none before the first. */
export function ContentPreview() {
  const t = useMessages();
  const pixels = PREVIEW_WIDTHS[useBuilderSelector(selectWidth)];
  const isLive = useIsLive();
  const stored = useBuilderSelector(selectStoredContent);
  const state = useBuilderSelector(selectContentState);
  const isChanged = useBuilderSelector(selectIsContentChanged);
  return (
    <Pane aria-label={t('builderContents.preview')}>
      {stored && <WidthChoice />}
      <p role="status">{stored ? isChanged && t('builderContents.previewOld') : t('builderContents.previewNone')}</p>
      {stored && (
        <>
          <Stage pixels={pixels}>
            {isLive && (
              <iframe
                key={state?.revision}
                src={withBase(previewAddress(stored.path))}
                title={t('builder.preview.frame', { width: pixels })}
              />
            )}
          </Stage>
          <a href={withBase(previewAddress(stored.path))} target="_blank" rel="noreferrer">
            {t('builder.preview.window')}
          </a>
        </>
      )}
    </Pane>
  );
}
