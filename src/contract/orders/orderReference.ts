/** The form of an order's reference, "ER37G-VYS2M-6GPHH-HG4DE": four groups of five capitals or digits from 2 to 9. */
export const isOrderReference = (text: string): boolean => /^(?:[A-Z2-9]{5}-){3}[A-Z2-9]{5}$/.test(text);
