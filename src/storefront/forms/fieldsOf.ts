import type { Translate } from '../messages';
import type { Problems } from './drafts';

/**
 * The props of a form's fields by name: how long each may be, and of a form that was sent without a script (`posted`) what
 * was wrong with it.
 */
export const fieldsOf =
  <Name extends string>(t: Translate, form: string, limits: Readonly<Record<Name, number>>, posted: Problems) =>
  (name: Name) => {
    const problem = posted[name];
    return {
      form,
      field: name,
      maxLength: limits[name],
      ...(problem && { error: t(problem.id, problem.values) }),
    };
  };
