/**
 * A text in which a number and its unit, or the parts of a measure, stay on one line ("35 %", "10 × 1 kg"), and no line
 * begins with a dash ("Farine T65 – 25 kg").
 */
export const unbroken = (text: string): string => text.replace(/(\d|×(?= \d)) | (?=– )/g, '$1\u00a0');
