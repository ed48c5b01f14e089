/** Six hex digits after a `#`, as part of larger patterns. */
export const HEX_COLOR_PATTERN = '#[0-9a-fA-F]{6}';
const HEX_COLOR = new RegExp(`^${HEX_COLOR_PATTERN}$`);

/** Whether a text is a colour of six hex digits (KIT-21). */
export const isHexColor = (text: string): boolean => HEX_COLOR.test(text);
