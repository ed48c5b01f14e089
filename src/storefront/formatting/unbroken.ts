/** A text in which a number and its unit stay on one line, and a measure of several parts: "35 %", "10 × 1 kg". */
export const unbroken = (text: string): string => text.replace(/(\d|×(?= \d)) /g, '$1\u00a0');
