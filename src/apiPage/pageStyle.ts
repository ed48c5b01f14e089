import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { withBase } from '../contract/pages/basePath';
import { textFaceCss } from '../storefront/ui/theme/fontFaces';
import { themeValues } from '../storefront/ui/theme/themeValues';

const { color, font, radius, size, space, target } = themeValues;

/** Two colours for each method: that of its label and borders, and the background of its calls. */
const METHODS = {
  get: [color.info, color.infoSoft],
  post: [color.success, color.successSoft],
  put: [color.warning, color.warningSoft],
  patch: [color.butterDeep, color.butterSoft],
  delete: [color.danger, color.dangerSoft],
} as const;

const methodStyle = Object.entries(METHODS)
  .map(
    ([method, [deep, soft]]) =>
      `.swagger-ui .opblock.opblock-${method}{background:${soft};border-color:${deep}}.swagger-ui .opblock.opblock-${method} .opblock-summary{border-color:${deep}}.swagger-ui .opblock.opblock-${method} .opblock-summary-method{background:${deep}}`,
  )
  .join('');

/**
 * Completes the library's own styles: the shop's look, contrast, focus rings, and narrow screens. Padlocks are not
 * shown: the library closes those of calls that anybody may make and opens those of calls that need a login. The text
 * of each call says who may make it.
 */
export const pageStyle = (): string => `${textFaceCss(withBase(figtree))}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:${color.paper};color:${color.ink};font:400 ${size.small}/1.5 ${font.text};overflow-wrap:anywhere}
.swagger-ui,.swagger-ui :is(p,h1,h2,h3,h4,h5,button,input,select,label,table,td,th,li,a,.opblock-summary-description,.opblock-tag,.opblock-description-wrapper p,.response-col_status,.tab li,.parameter__name,.parameter__type,.parameter__in,.model-title,.btn,.info li,.info p,.markdown p,.renderedMarkdown p){font-family:${font.text}}
.swagger-ui :is(.info .title,.opblock .opblock-summary-method,.opblock .opblock-summary .opblock-summary-description){font-family:${font.text}}
.swagger-ui :is(.info .title small pre,.opblock-section-header :is(h4,h4 span)){font-family:${font.text}}
.swagger-ui,.swagger-ui :is(h1,h2,h3,h4,h5,p,li,td,th,label,.opblock-tag,.opblock-tag small,.opblock-summary-description,.opblock-summary-path,.opblock-section-header h4,.parameter__name,.parameter__type,.response-col_status,.response-col_links,.tab li,.model,.model-title,.prop-type,.info .title,.renderedMarkdown p,.markdown p,.opblock-description-wrapper p,.opblock-title_normal p,.opblock-external-docs-wrapper p,.servers-title,.servers>label){color:${color.ink}}
.swagger-ui :is(.parameter__in,.parameter__deprecated,.prop-format,.response-control-media-type__accept-message,.opblock-tag small){color:${color.inkSoft};font-style:normal}
.swagger-ui .prop-type,.swagger-ui .json-schema-2020-12__attribute--primary{color:${color.info}}
.swagger-ui :is(.required,.parameter__name.required::after,.parameter__name.required span){color:${color.danger}}
.swagger-ui a,.swagger-ui .info a{color:${color.pine};text-decoration:underline}
.swagger-ui .wrapper,.page-head{max-width:80rem;padding:0 ${space['4']};margin-inline:auto}
.page-head{display:flex;flex-wrap:wrap;gap:${space['2']} ${space['6']};align-items:baseline;padding-block:${space['4']}}
.page-head h1{margin:0;font-size:${size.body}}
.page-head a{color:${color.pine};display:inline-flex;align-items:center;min-height:${target.base}}
.swagger-ui .info{margin:0 0 ${space['6']}}
.swagger-ui .scheme-container{background:transparent;box-shadow:none;border-block:1px solid ${color.hairline};padding:${space['4']} 0}
.swagger-ui .opblock{border-radius:${radius.card};box-shadow:none}
.swagger-ui .opblock .opblock-section-header{background:${color.surface};box-shadow:none;flex-wrap:wrap;gap:${space['2']}}
.swagger-ui .opblock-summary-method{color:${color.onPine};text-shadow:none;border-radius:${radius.small}}
${methodStyle}
.swagger-ui .opblock-summary{flex-wrap:wrap;gap:${space['2']}}
.swagger-ui .opblock-summary-control{min-height:${target.base};flex-wrap:wrap;min-width:0;text-align:start}
.swagger-ui .opblock-summary-path-description-wrapper{min-width:0;flex:1 1 14rem;gap:${space['2']}}
.swagger-ui .opblock-summary-path{max-width:100%;word-break:break-all}
.swagger-ui .btn{min-height:${target.base};border-color:${color.pine};border-radius:${radius.control};color:${color.pine};background:${color.surface};box-shadow:none}
.swagger-ui .btn.authorize{align-items:center;color:${color.pine};border-color:${color.pine}}
.swagger-ui .btn.authorize span{padding-block:0;color:inherit}
.swagger-ui .btn.authorize svg{fill:${color.pine};color:${color.pine}}
.swagger-ui .opblock .authorization__btn{display:none}
.swagger-ui .download-contents{background:${color.pine};color:${color.onPine};height:auto;min-height:${target.base}}
.swagger-ui :is(.renderedMarkdown,.markdown) :is(code,p code){margin:0;padding:0 .25em;color:${color.ink};background:${color.paperDeep}}
.swagger-ui .opblock-tag{padding-inline:0}
.swagger-ui .opblock-summary-control:focus:not(:focus-visible){outline:0}
.swagger-ui table tbody tr td.parameters-col_name:first-of-type{min-width:12rem}
.swagger-ui :is(.parameters-container,.table-container){padding-bottom:${space['3']}}
.swagger-ui .info__license a{display:inline-flex;align-items:center;min-height:${target.base}}
.swagger-ui .info .title small,.swagger-ui .info .title small.version-stamp{background:${color.pine}}
.swagger-ui .btn svg{fill:${color.pine}}
.swagger-ui .btn.execute,.swagger-ui .btn.authorize.modal-btn{background:${color.pine};border-color:${color.pine};color:${color.onPine}}
.swagger-ui .btn.cancel{border-color:${color.danger};color:${color.danger}}
.swagger-ui :is(input,select,textarea){border:1px solid ${color.outline}!important;border-radius:${radius.control};background-color:${color.surface};color:${color.ink};min-height:${target.base};max-width:100%;min-width:0}
.swagger-ui :is(input,select,textarea)[disabled]{color:${color.inkSoft};background-color:${color.paperDeep};opacity:1}
.swagger-ui table.parameters :is(input,select,textarea),.swagger-ui .parameters-col_description :is(input,select,textarea){width:100%}
.swagger-ui .tab li button.tablinks{min-height:${target.base}}
.swagger-ui .copy-to-clipboard{background:${color.ink}}
.swagger-ui .highlight-code,.swagger-ui .responses-inner{overflow-x:auto}
.swagger-ui .responses-inner{padding:${space['4']} ${space['5']}}
.swagger-ui .microlight,.swagger-ui pre{max-width:100%;overflow-x:auto}
.swagger-ui .errors-wrapper{border-color:${color.danger};background:${color.dangerSoft}}
:is(a,button,input,select,textarea,summary,[tabindex]):focus-visible{outline:2px solid ${color.pine}!important;outline-offset:2px}
@media (max-width:40rem){
.swagger-ui :is(table,tbody,thead,tr,td,th){display:block;width:auto;max-width:100%;min-width:0}
.swagger-ui table thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.swagger-ui .parameters-col_name,.swagger-ui table tbody tr td{padding:${space['1']} 0;width:auto;max-width:100%;min-width:0}
.swagger-ui .parameters-col_description{width:auto;margin:0}
.swagger-ui :is(.parameters-container,.opblock-body,.table-container){min-width:0}
.swagger-ui :is(.parameters-container,.table-container){padding-inline:${space['2']}}
.swagger-ui .opblock :is(.opblock-summary-path,.opblock-summary-description){flex:1 1 100%}
.swagger-ui .opblock-summary-path-description-wrapper{padding-inline:0}
.swagger-ui .opblock-tag{flex-wrap:wrap}
.swagger-ui .opblock-tag small{padding-inline:0;flex:1 1 100%}
.swagger-ui .scheme-container .schemes{flex-wrap:wrap}
.swagger-ui .dialog-ux .modal-ux{min-width:0;width:calc(100vw - 1rem)}
}
`;
