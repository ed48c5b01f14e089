/** The image library: native code, which is loaded on first use. */
export const loadSharp = async () => (await import('sharp')).default;
