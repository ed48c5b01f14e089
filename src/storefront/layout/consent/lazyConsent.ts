import { lazyComponent } from '../../kernel/lazy';

/** The consent question and its settings window; also starts the processes that need consent. */
export const consent = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './Consent').then(({ consentModule }) => consentModule),
  'idle',
);
