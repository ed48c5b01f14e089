import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styled, { css, keyframes } from 'styled-components';
import { LAYERS, TOOLTIP } from '../../../contract/constants';
import { tokens } from '../theme/tokens';
import { overlayLayer, useOverlayOrder } from './overlayOrder';
import { tooltipPosition } from './tooltipPosition';
import { TOOLTIP_ANCHOR, tooltipText } from './tooltipText';

/** Calls back once after `ms` milliseconds; the returned function cancels it. */
type After = (ms: number, work: () => void) => () => void;

interface TooltipsProps {
  readonly after: After;
}

interface ShownTooltip {
  readonly anchor: Element;
  readonly text: string;
}

/**
 * The page's tooltips, for elements with `data-tooltip`: one at a time, while the pointer or the keyboard's focus is on
 * the element. It stays while the pointer is on the tooltip itself, and Escape closes it (WCAG 1.4.13). Its text is an
 * accessible name already, so it is hidden from assistive technology. It is outside of the page's root, because a
 * replay does not show what follows the pointer.
 */
export function Tooltips({ after }: TooltipsProps) {
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useTriggers(tip, setShown);
  return (
    shown && createPortal(<Tooltip tip={tip} {...shown} after={after} onGone={() => setShown(null)} />, document.body)
  );
}

/** Listens to an event before its target does; the returned function stops listening. */
function listen<Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) {
  window.addEventListener(name, listener, true);
  return () => window.removeEventListener(name, listener, true);
}

type Show = (shown: ShownTooltip | null) => void;

/**
 * Shows the tooltip of the element that pointer or focus reach; hides it when they leave, at a press, and on Escape,
 * Enter and Space.
 */
function useTriggers(tip: RefObject<HTMLElement | null>, show: Show): void {
  useEffect(() => {
    const hide = () => show(null);
    const showAt = (target: EventTarget | null) => {
      if (target instanceof Node && tip.current?.contains(target)) return;
      const anchor = target instanceof Element ? target.closest(TOOLTIP_ANCHOR) : null;
      const text = anchor && tooltipText(anchor);
      show(anchor && text ? { anchor, text } : null);
    };
    // The position of the last press: elements that appear under a resting pointer get no tooltip.
    let pressedAt: string | null = null;
    const pointOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
    const pointed = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || pointOf(event) === pressedAt) return;
      if (pressedAt !== null || event.type === 'pointerover') showAt(event.target);
      pressedAt = null;
    };
    // While a pointer is down, a new focus comes from the press and shows no tooltip.
    let isDown = false;
    const lifted = () => {
      isDown = false;
    };
    const ends = [
      listen('pointerover', pointed),
      listen('pointermove', pointed),
      listen('pointerdown', (event) => {
        pressedAt = pointOf(event);
        isDown = true;
        hide();
      }),
      listen('pointerup', lifted),
      listen('pointercancel', lifted),
      listen('focusin', ({ target }) => {
        if (!isDown && target instanceof Element && target.matches(':focus-visible')) showAt(target);
      }),
      listen('focusout', hide),
      listen('keydown', ({ key }) => {
        if (['Escape', 'Enter', ' '].includes(key)) hide();
      }),
    ];
    const page = document.documentElement;
    page.addEventListener('pointerleave', hide);
    return () => {
      page.removeEventListener('pointerleave', hide);
      ends.forEach((end) => end());
    };
  }, [tip, show]);
}

interface TooltipProps extends ShownTooltip, TooltipsProps {
  readonly tip: RefObject<HTMLDivElement | null>;
  /** The element that the tooltip explains has left the page. */
  readonly onGone: () => void;
}

function Tooltip({ tip, anchor, text, after, onGone }: TooltipProps) {
  useOverlayOrder(tip);
  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const reposition = () => {
      if (!anchor.isConnected) gone();
      else if (tip.current) placeAt(tip.current, anchor);
    };
    reposition();
    // Placed once more when the text has its final font and line breaks.
    const cancel = after(TOOLTIP.repositionDelayMs, reposition);
    const ends = [cancel, listen('scroll', reposition), listen('resize', reposition)];
    const changes = new MutationObserver(reposition);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      ends.forEach((end) => end());
    };
  }, [tip, anchor, text, after]);
  return (
    <Root ref={tip} aria-hidden data-tip="" $isOfToast={anchor.closest('[data-toasts]') !== null}>
      <span>{text}</span>
    </Root>
  );
}

function placeAt(tip: HTMLElement, anchor: Element): void {
  tip.style.maxHeight = '';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: tip.offsetWidth, height: tip.offsetHeight };
  const position = tooltipPosition(anchor.getBoundingClientRect(), size, { width, height });
  tip.style.left = `${position.left}px`;
  tip.style.top = `${position.top}px`;
  tip.style.maxHeight = `${position.height}px`;
}

const appear = keyframes`from { visibility: hidden; opacity: 0; }`;

/** Toasts are above all overlays (TST-08), so a toast's tooltip is above toasts. */
const aboveToasts = css`
  z-index: calc(${tokens.layer.toast} + ${LAYERS.overlayStep});
`;

/** The tooltip touches its element, so that the pointer can move from one to the other. */
const Root = styled.div<{ readonly $isOfToast: boolean }>`
  ${({ $isOfToast }) => ($isOfToast ? aboveToasts : overlayLayer)}
  position: fixed;
  top: 0;
  left: 0;
  display: flex;
  width: max-content;
  min-width: ${TOOLTIP.minWidthPx}px;
  max-width: min(20rem, 100vw);
  min-height: ${TOOLTIP.minHeight};
  padding: ${tokens.space[1]};
  animation: ${appear} ${tokens.motion.fast} 0.3s backwards;
  > span {
    flex: 1;
    padding: ${tokens.space[1]} ${tokens.space[2]};
    overflow: hidden auto;
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
    font-size: ${tokens.size.caption};
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
