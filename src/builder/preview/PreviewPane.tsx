import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';
import { PREVIEW_READY, previewAddress } from '../../contract/site/preview';
import { HEADER_VARIANTS } from '../../contract/site/siteConfiguration';
import { useMessages } from '../../storefront/messages';
import { followFrame } from '../../storefront/platform/builderPage/frame';
import { watchSizes } from '../../storefront/platform/page/sizes';
import { Icon } from '../../storefront/ui/controls/Icon';
import { Select } from '../../storefront/ui/fields/Select';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import {
  PREVIEW_WIDTHS,
  selectVariant,
  selectWidth,
  variantChosen,
  widthChosen,
  type PreviewWidth,
} from '../app/viewSlice';
import { Segments } from '../toolbar/Segments';
import { selectProblems } from '../draft';
import { previewReady } from './previewSaga';

const drawings = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;
const widths: readonly PreviewWidth[] = ['phone', 'tablet', 'desktop'];
const address = previewAddress(HOME_ADDRESS);
const resizeMs = 100;

/** The shop itself in a frame of a phone's, a tablet's or a desktop's width, made smaller where it has no room. */
export function PreviewPane() {
  const t = useMessages();
  const width = useBuilderSelector(selectWidth);
  const isWrong = useBuilderSelector((state) => selectProblems(state).size > 0);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const pixels = PREVIEW_WIDTHS[width];
  useFrame(frame);
  useScale(stage, pixels);
  return (
    <Root aria-label={t('builder.preview.title')}>
      <Controls />
      <p role="status">{isWrong && t('builder.preview.lastGood')}</p>
      <Stage ref={stage} $pixels={pixels}>
        <div>
          <iframe ref={frame} src={address} loading="lazy" title={t('builder.preview.frame', { width: pixels })} />
        </div>
      </Stage>
      <a href={address} target="_blank" rel="noreferrer">
        {t('builder.preview.window')}
      </a>
    </Root>
  );
}

function Controls() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const width = useBuilderSelector(selectWidth);
  const variant = useBuilderSelector(selectVariant);
  return (
    <Bar>
      <Segments
        label={t('builder.preview.width')}
        value={width}
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
      <Select
        label={t('builder.preview.variant')}
        hideLabel
        value={variant ?? ''}
        onChange={({ target }) =>
          dispatch(variantChosen(HEADER_VARIANTS.find((name) => name === target.value) ?? null))
        }
        options={[
          { value: '', label: t('builder.preview.own') },
          ...HEADER_VARIANTS.map((name) => ({
            value: name,
            label: t('builder.preview.header', { variant: t(`builderPlaces.${name}`) }),
          })),
        ]}
      />
    </Bar>
  );
}

/** Says whenever a page in the frame begins to listen. */
function useFrame(frame: RefObject<HTMLIFrameElement | null>): void {
  const dispatch = useBuilderDispatch();
  useEffect(() => {
    if (!frame.current) return undefined;
    return followFrame(frame.current, (message) => {
      if (Reflect.get(new Object(message), 'type') === PREVIEW_READY) dispatch(previewReady());
    });
  }, [dispatch, frame]);
}

/** How much smaller the page is shown stands on the stage alone: it is the window's, and nothing goes by it. */
function useScale(stage: RefObject<HTMLDivElement | null>, pixels: number): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const room = element.clientWidth;
      if (room > 0) element.style.setProperty('--scale', String(Math.min(1, room / pixels)));
    };
    measure();
    return watchSizes([element], measure, resizeMs);
  }, [stage, pixels]);
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-width: 0;
  min-height: 0;
  p:empty {
    display: none;
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  > a {
    align-self: flex-start;
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    font-size: ${tokens.size.small};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  > :last-child {
    flex: 1 1 12rem;
  }
`;

const Stage = styled.div<{ readonly $pixels: number }>`
  --scale: 1;
  flex: 1;
  min-height: 24rem;
  overflow: hidden;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.paperDeep};
  > div {
    width: calc(${({ $pixels }) => $pixels}px * var(--scale));
    height: 100%;
    margin: 0 auto;
  }
  iframe {
    display: block;
    width: ${({ $pixels }) => $pixels}px;
    height: calc(100% / var(--scale));
    border: 0;
    background: ${tokens.color.paper};
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  ${media.belowLarge} {
    min-height: 70dvh;
    > div {
      height: 70dvh;
    }
  }
`;
