import type { ReactNode } from 'react';
import { useShopSelector } from '../../../../kernel/hooks';
import cartLinesTexts from '../../../../messages/fr-FR/cartLines.json';
import cartProblemsTexts from '../../../../messages/fr-FR/cartProblems.json';
import rhythmTexts from '../../../../messages/fr-FR/rhythm.json';
import { selectMiniCartIsDialog } from '../../miniCart/miniCartSlice';
import { MiniCartDrawer } from './MiniCartDrawer';
import { MiniCartPanel } from './MiniCartPanel';

export interface OpenMiniCartProps {
  /** Rendered below the lines of the dialog. */
  readonly below?: ReactNode;
}

const OpenMiniCart = ({ below }: OpenMiniCartProps) =>
  useShopSelector(selectMiniCartIsDialog) ? <MiniCartDrawer below={below} /> : <MiniCartPanel />;

export const miniCartModule = {
  Component: OpenMiniCart,
  texts: { ...cartLinesTexts, ...cartProblemsTexts, ...rhythmTexts },
} as const;
