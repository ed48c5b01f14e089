import { createRoot } from 'react-dom/client';
import { browserDoor } from './faultDoor';
import { FaultPanel } from './FaultPanel';

/** Shows the panel in a React root of its own: shop and recording are unaware of it. */
export function showFaultPanel(page: Document, isOpenAtFirst: boolean): void {
  const container = page.createElement('div');
  page.body.append(container);
  createRoot(container).render(<FaultPanel door={browserDoor} isOpenAtFirst={isOpenAtFirst} />);
}
