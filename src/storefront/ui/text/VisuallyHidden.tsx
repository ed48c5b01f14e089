import styled, { css } from 'styled-components';

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology only; `as` chooses the element. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
