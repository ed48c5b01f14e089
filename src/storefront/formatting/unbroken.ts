/** A text in which a number and its unit stay on one line: "35 %", "250 g". */
export const unbroken = (text: string): string => text.replace(/(\d) /g, '$1\u00a0');
