const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML or XML, in an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** JSON for a script element: it contains nothing that could end the element or a line of script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
