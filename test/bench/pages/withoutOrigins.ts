/** A text in which addresses stand without their server, which has another port in each run. */
export const withoutOrigins = (text: string): string => text.replace(/https?:\/\/[^/\s]+/g, '');
