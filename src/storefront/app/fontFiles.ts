import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import { withBase } from '../../contract/pages/basePath';

/** The self-hosted font files under hashed names: Fraunces for display, Figtree for text. */
export const fontFiles = () => ({ display: withBase(fraunces), text: withBase(figtree) });
