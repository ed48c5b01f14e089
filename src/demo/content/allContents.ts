import type { ContentDocument } from '../../contract/content/contentDocument';
import { advice } from './advice';
import { help } from './help';
import { pages } from './pages';
import { recipes } from './recipes';
import { trends } from './trends';

/** A content of the demo shop and its key. */
export type DemoContent = ContentDocument & { readonly key: string };

/** Everything the shop's editors have written. JSON imports have no literal types; a test checks the kinds in them. */
export const demoContents = [...pages, ...help, ...advice, ...recipes, ...trends] as readonly DemoContent[];
