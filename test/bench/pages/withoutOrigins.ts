/** Removes the server's origin from addresses in a text, because its port differs from run to run. */
export const withoutOrigins = (text: string): string => text.replace(/https?:\/\/[^/\s]+/g, '');
