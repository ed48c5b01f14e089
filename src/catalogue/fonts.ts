import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import type { FontFiles } from '../storefront/ui/theme/fontFaces';

export const catalogueFonts: FontFiles = { text: figtree, display: fraunces };
