const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it can stand in HTML or XML: in an element or in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** JSON that can stand in a script element: no character of it can end the element or a line of script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
