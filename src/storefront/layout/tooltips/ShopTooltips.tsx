import { afterDelay } from '../../platform/afterDelay';
import { Tooltips } from '../../ui/overlays/Tooltips';

const ShopTooltips = () => <Tooltips after={afterDelay} />;

export const tooltipsModule = { Component: ShopTooltips, texts: {} } as const;
