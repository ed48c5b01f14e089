import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { addressBelow } from '../contract/pages/basePath';
import { textFaceCss } from '../storefront/ui/theme/fontFaces';
import { themeValues } from '../storefront/ui/theme/themeValues';

const { color, font, radius, size, space, target } = themeValues;

/** All styles of the frame, in the shop's look; the typeface is the only file that they load. */
export const frameStyle = (basePath: string): string => `${textFaceCss(addressBelow(basePath, figtree))}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:transparent;color:${color.ink};font:400 ${size.small}/1.5 ${font.text};font-variant-numeric:tabular-nums;overflow-wrap:break-word}
#payment{display:flow-root;padding:4px;min-width:0}
p,h2,form,fieldset{margin:0;padding:0;border:0;min-width:0}
h2{font-size:${size.body};line-height:1.3}
h2:focus{outline:0}
form,section{display:grid;gap:${space['4']}}
section{padding:${space['4']};border:1px solid ${color.outline};border-radius:${radius.control};background:${color.surface}}
[hidden]{display:none!important}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:${space['4']};align-items:start}
.field{display:grid;gap:${space['1']}}
.field>label{font-weight:600}
.field>input{width:100%;min-width:0;min-height:${target.base};padding:${space['2']} ${space['3']};border:1px solid ${color.outline};border-radius:${radius.control};background:${color.surface};color:inherit;font:inherit;font-size:${size.body};line-height:1.4}
.field>input:hover{border-color:${color.ink}}
:focus-visible{outline:2px solid ${color.pine};outline-offset:1px;border-radius:${radius.small}}
.field>input:focus-visible{border-color:${color.pine};border-radius:${radius.control};outline-offset:0}
.field>input[aria-invalid=true]{border-color:${color.danger};box-shadow:inset 0 0 0 1px ${color.danger}}
.hint,.note{color:${color.inkSoft};font-size:${size.caption}}
.error{color:${color.danger};font-size:${size.caption};font-weight:500}
.error:empty{display:none}
.status{margin-top:${space['4']};padding:${space['3']};border-radius:${radius.control};background:${color.infoSoft};color:${color.info}}
.status:empty{margin:0;padding:0}
.status[data-tone=danger]{background:${color.dangerSoft};color:${color.danger}}
.status[data-tone=success]{background:${color.successSoft};color:${color.success}}
.mandate{display:grid;gap:${space['2']};padding:${space['3']};border:1px solid ${color.hairline};border-radius:${radius.control};background:${color.paper};font-size:${size.caption}}
.mandate h2{font-size:${size.small}}
.check{display:flex;align-items:flex-start;gap:${space['3']};min-height:${target.base};padding:.625rem 0;cursor:pointer}
.check input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:${color.pine}}
.buttons{display:flex;flex-wrap:wrap;gap:${space['3']}}
button{flex:1 1 11rem;min-height:${target.base};padding:${space['2']} ${space['5']};border:1px solid ${color.pine};border-radius:${radius.control};background:${color.surface};color:${color.pine};font:inherit;font-weight:600;line-height:1.25;cursor:pointer}
button:hover{background:${color.pineSoft}}
button.primary{background:${color.pine};color:${color.onPine}}
button.primary:hover{background:${color.pineDeep}}
button:focus-visible{border-radius:${radius.control};outline-offset:2px}
button:disabled{background:${color.paperDeep};border-color:transparent;color:${color.inkSoft};cursor:not-allowed}
`;
