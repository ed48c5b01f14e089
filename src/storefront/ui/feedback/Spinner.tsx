import styled, { css, keyframes } from 'styled-components';

/** One rotation of an icon that shows that something is in progress. */
export const turn = keyframes`to { transform: rotate(360deg); }`;

/** The rotation of a spinner, for styles that must have its rule before a spinner is shown. */
export const turning = css`
  animation: ${turn} 0.8s linear infinite;
`;

/** A spinner in the colour of its text. It is not announced: the text beside it says what is in progress. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <Arc width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2.5} aria-hidden>
      <circle cx={12} cy={12} r={9.5} opacity={0.25} />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeLinecap="round" />
    </Arc>
  );
}

const Arc = styled.svg`
  ${turning}
`;
