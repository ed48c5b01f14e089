import { createElement, type ReactNode } from 'react';
import { isHeadingLevel, type HeadingLevel } from '../../../contract/values/placesAndDates';

interface HeadingProps {
  /** One that HTML has not is 2 (KIT-20). */
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** A heading whose level depends on where it stands. */
export const Heading = ({ level, children }: HeadingProps) =>
  createElement(`h${isHeadingLevel(level) ? level : 2}`, null, children);
