import { showCatalogue } from '../catalogue';

const root = document.getElementById('root');
if (root) {
  showCatalogue(root, (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  });
}
