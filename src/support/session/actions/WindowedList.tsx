import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../../storefront/ui/theme/tokens';

/** Height of a line, in CSS pixels. */
const LINE = 32;
/** Height of the list below large screens, where the page gives it none, and its least height, in lines. */
const [USUAL, LEAST] = [5, 4];
/** Additional lines above and below the visible ones. */
const MORE = 8;
const VISIBLE = 60;

interface WindowedListProps {
  readonly label: string;
  readonly length: number;
  /** The index of the current line; -1: none is. */
  readonly current: number;
  readonly onChoose: (index: number) => void;
  readonly textAt: (index: number) => ReactNode;
}

/** A list box of any length, in which only the lines in sight and some around them are elements; arrow keys select. */
export function WindowedList({ label, length, current, onChoose, textAt }: WindowedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element || current < 0) return;
    const top = current * LINE;
    const isInSight = top >= element.scrollTop && top + LINE <= element.scrollTop + element.clientHeight;
    // By a number of whole lines, so that the list begins with a whole one.
    if (!isInSight) element.scrollTop = top - Math.floor(element.clientHeight / 2 / LINE) * LINE;
  }, [current]);
  const pressed = (event: KeyboardEvent) => {
    const wanted = stepOf(event.key, current, length);
    if (wanted === undefined) return;
    event.preventDefault();
    onChoose(wanted);
  };
  const from = Math.max(0, first - MORE);
  const to = Math.min(length, first + VISIBLE + MORE);
  useLayoutEffect(() => {
    // Set on the element directly: otherwise each position in the list would be a style rule of its own.
    box.current?.style.setProperty('--list-height', `${length * LINE}px`);
    box.current?.style.setProperty('--list-top', `${from * LINE}px`);
  }, [length, from]);
  return (
    <Box
      ref={box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={current >= from && current < to ? `line-${current}` : undefined}
      tabIndex={0}
      onKeyDown={pressed}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / LINE))}
    >
      <div>
        {Array.from({ length: Math.max(0, to - from) }, (_line, offset) => {
          const index = from + offset;
          return (
            // The list box has the focus and handles key presses; the current option is its active descendant.
            <button
              key={index}
              id={`line-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              aria-posinset={index + 1}
              aria-setsize={length}
              onClick={() => onChoose(index)}
            >
              {textAt(index)}
            </button>
          );
        })}
      </div>
    </Box>
  );
}

/** The line that a key moves to. */
function stepOf(key: string, current: number, length: number): number | undefined {
  const within = (index: number) => Math.min(length - 1, Math.max(0, index));
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return within(current + 1);
  if (key === 'ArrowUp') return within(current - 1);
  if (key === 'PageDown') return within(current + 10);
  if (key === 'PageUp') return within(current - 10);
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

const Box = styled.div`
  /* The heights below are those of the content, without the border: a number of whole lines. */
  box-sizing: content-box;
  flex: 1 1 ${USUAL * LINE}px;
  min-height: ${LEAST * LINE}px;
  max-height: 60dvh;
  overflow-y: auto;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  > div {
    box-sizing: border-box;
    height: var(--list-height);
    /* For reduced motion, GlobalStyle sets transitions of 0.01 ms: even so late a height would end a scroll up. */
    transition: none;
    padding-top: var(--list-top);
  }
  [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]};
    width: 100%;
    height: ${LINE}px;
    padding: 0 ${tokens.space[3]};
    border: 0;
    background: none;
    font-family: inherit;
    text-align: left;
    font-size: ${tokens.size.caption};
    white-space: nowrap;
    cursor: pointer;
  }
  [role='option'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-mark='error'] {
    color: ${tokens.color.danger};
    font-weight: 600;
  }
  small {
    color: ${tokens.color.inkSoft};
  }
  [aria-selected='true'] {
    background: ${tokens.color.pineSoft};
    font-weight: 600;
  }
`;
