import styled, { css, keyframes } from 'styled-components';

/** One rotation of an icon that shows that something is in progress. */
export const turn = keyframes`to { transform: rotate(360deg); }`;

/** The circle of a spinner at rest, in the colour of its text. */
export const ring = css`
  border: 2px solid;
  border-radius: 50%;
`;

/**
 * What makes a ring a spinner: three quarters of it are faint, and it turns. The quarters are a mask's, because in high
 * contrast all borders have the same colour; Chromium before 120 knows masks by their prefix only.
 */
export const turning = css`
  -webkit-mask: conic-gradient(#000 25%, #0004 0);
  animation: ${turn} 0.8s linear infinite;
`;

/** A spinner in the colour of its text. It is not announced: the text beside it says what is in progress. */
export const Spinner = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25rem;
  aspect-ratio: 1;
  ${ring}
  ${turning}
`;
