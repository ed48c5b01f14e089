import { lazyComponent } from '../../../../kernel/lazy';

/** A name with markup, for sites that allow it. */
export const markupName = lazyComponent<{ readonly name: string }>(() =>
  import(/* webpackChunkName: "late-markup-name" */ './MarkupName').then(({ markupNameModule }) => markupNameModule),
);
