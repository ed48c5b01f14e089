/** The shop's mark and name, 122 by 34 pixels. */
export const drawLogo = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="122" height="34" viewBox="0 0 122 34" fill="#0f4c3a">',
    '<rect y="3" width="28" height="28" rx="8"/>',
    '<path d="m6 20 8-10 8 10v2.600a1.200 1.200 0 0 1-1.200 1.200H7.200A1.200 1.200 0 0 1 6 22.600z" fill="#f2d98b"/>',
    '<circle cx="11.600" cy="19.800" r="1.600"/><circle cx="16.400" cy="17.200" r="1.200"/>',
    '<text x="35" y="24.500" textLength="87" lengthAdjust="spacingAndGlyphs" font-family="Fraunces,serif" ',
    'font-size="18" font-weight="600">Comptoir</text></svg>',
  ].join('');
