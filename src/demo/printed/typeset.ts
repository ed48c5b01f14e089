/** French spacing: no line break before high punctuation and percent signs, nor between a number and its unit. */
export const typeset = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (kg|g|mg|L|cl|ml|mm|cm|km|°C|kcal|kilos?|litres?)(?![\p{L}])/gu, '$1\u00a0$2');
