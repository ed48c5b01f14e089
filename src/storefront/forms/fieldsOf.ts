import type { Translate } from '../messages';
import type { Problems } from './drafts';

/**
 * The props of a form's fields by name: maximum lengths and, for a form sent without a script (`posted`), its problems.
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
