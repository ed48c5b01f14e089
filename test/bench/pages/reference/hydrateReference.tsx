import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ReferencePage } from './ReferencePage';
import { createReferenceStore, type ReferenceState } from './referenceStore';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (!root || !state) throw new Error('The page came without its root or its state.');
hydrateRoot(
  root,
  <BrowserRouter>
    <ReferencePage store={createReferenceStore(JSON.parse(state) as ReferenceState)} />
  </BrowserRouter>,
);
