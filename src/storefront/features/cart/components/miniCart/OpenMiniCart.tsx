import { useShopSelector } from '../../../../kernel/hooks';
import cartLinesTexts from '../../../../messages/fr-FR/cartLines.json';
import cartProblemsTexts from '../../../../messages/fr-FR/cartProblems.json';
import { selectMiniCartIsDialog } from '../../miniCart/miniCartSlice';
import { MiniCartDrawer } from './MiniCartDrawer';
import { MiniCartPanel } from './MiniCartPanel';

const OpenMiniCart = () => (useShopSelector(selectMiniCartIsDialog) ? <MiniCartDrawer /> : <MiniCartPanel />);

export const miniCartModule = {
  Component: OpenMiniCart,
  texts: { ...cartLinesTexts, ...cartProblemsTexts },
} as const;
