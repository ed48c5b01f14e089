import { lazyComponent } from '../../kernel/lazy';

/** The question which cookies may be set, and the window to change the answer; what is allowed starts from here. */
export const consent = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './Consent').then(({ consentModule }) => consentModule),
  'idle',
);
