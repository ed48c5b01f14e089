import { createPart } from '../../kernel/parts';

/** The question which cookies may be set, and the window to change the answer; what is allowed starts from here. */
export const consent = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './Consent').then(({ consentPart }) => consentPart),
  'soon',
);
