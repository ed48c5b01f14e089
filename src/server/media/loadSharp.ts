/** The library of pictures: native code, which is loaded when the first one is asked for. */
export const loadSharp = async () => (await import('sharp')).default;
