import { createRoot } from 'react-dom/client';
import { browserDoor } from './rankingDoor';
import { RankingPanel } from './RankingPanel';

/** Shows the panel in a React root of its own: the shop and its recording do not know it. */
export function showRankingPanel(page: Document, term: string): void {
  const container = page.createElement('div');
  page.body.append(container);
  createRoot(container).render(<RankingPanel door={browserDoor} termAtFirst={term} />);
}
