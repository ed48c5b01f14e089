import { oneOfOr } from '../../../contract/values/oneOfOr';

/** A button's type (KIT-14): a browser takes one that it does not know, or none, for "submit". */
export const buttonTypeOf = /* @__PURE__ */ oneOfOr(['button', 'reset', 'submit'], 'button');
