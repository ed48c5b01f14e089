type Values = Readonly<Record<string, string | number>>;

/** A placeholder: the argument's name, alone or with the texts that its number or keyword selects from. */
type Placeholder =
  | readonly [name: string]
  | readonly [name: string, rule: 'plural' | 'select', forms: Readonly<Record<string, Compiled>>];

/**
 * A message as the build compiles it (`src/build/languages/messagesTransform.cjs`): a text, or texts and placeholders.
 */
type Compiled = string | readonly (string | Placeholder)[];

/** Compiled texts by id. */
export type Texts = Readonly<Record<string, Compiled>>;

/**
 * Fills in the compiled messages of a language. Supports arguments, `select` and `plural` (with exact numbers and `#`)
 * of ICU MessageFormat; the build rejects a catalogue that uses more. A missing value counts as an empty text.
 */
export function createFillIn(locale: string) {
  // Created when first needed: creating the first formatter takes as long as formatting everything else of a page.
  let plural: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  const fillIn = (message: Compiled, values: Values, count?: number): string => {
    if (typeof message === 'string') return message;
    const written = message.map((piece) => {
      if (piece === '#' && count !== undefined) return (numbers ??= new Intl.NumberFormat(locale)).format(count);
      if (typeof piece === 'string') return piece;
      const [name, rule, forms = {}] = piece;
      const value = values[name] ?? '';
      if (rule === undefined) return String(value);
      const exact = forms[value];
      if (rule === 'select') return fillIn(exact ?? forms['other'] ?? '', values);
      const number = Number(value);
      return fillIn(
        exact ?? forms[(plural ??= new Intl.PluralRules(locale)).select(number)] ?? forms['other'] ?? '',
        values,
        number,
      );
    });
    return written.join('');
  };
  return (message: Compiled, values: Values): string => fillIn(message, values);
}
