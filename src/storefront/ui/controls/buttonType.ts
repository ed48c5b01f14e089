import { oneOfOr } from '../../../contract/values/oneOfOr';

/** A button's type (KIT-14): browsers treat an unknown or missing one as "submit". */
export const buttonTypeOf = /* @__PURE__ */ oneOfOr(['button', 'reset', 'submit'], 'button');
