import styled from 'styled-components';
import { unbroken } from './unbroken';

/** A word that ends with one to three characters after a hyphen. */
const SHORT_ENDING = /([^ ]+-[^ -]{1,3})(?=\s|$)/;

/**
 * A product's name that breaks neither between a number and its unit nor before a short ending: no line begins with the
 * "sel" of "demi-sel". Styles prevent the breaks, not special hyphens, so that the name is found and copied as it is
 * written.
 */
export function UnbrokenName({ children }: { readonly children: string }) {
  // Every second part is what the expression captured.
  return unbroken(children)
    .split(SHORT_ENDING)
    .map((part, index) => (index % 2 === 1 ? <OneLine key={part}>{part}</OneLine> : part));
}

const OneLine = styled.span`
  white-space: nowrap;
`;
