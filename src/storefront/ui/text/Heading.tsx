import { createElement, type ReactNode } from 'react';
import { isHeadingLevel, type HeadingLevel } from '../../../contract/values/validators';

interface HeadingProps {
  /** A level that HTML does not have becomes 2 (KIT-20). */
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** A heading whose level depends on its context. */
export const Heading = ({ level, children }: HeadingProps) =>
  createElement(`h${isHeadingLevel(level) ? level : 2}`, null, children);
