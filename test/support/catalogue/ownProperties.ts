import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const project = path.join(__dirname, '../../..');
const ui = path.join(project, 'src/storefront/ui') + path.sep;

/** A property that a component declares itself; what it passes on to an HTML element is not its own. */
export interface OwnProperty {
  /** The name of the property, without the `$` of styled components. */
  readonly name: string;
  /** The story renders the component with it. */
  readonly isGiven: boolean;
  /** A text, a number or a boolean: what a field of the catalogue can change. */
  readonly isData: boolean;
  /** All its values, if its type names each of them. */
  readonly values: readonly string[] | null;
}

type Own = Omit<OwnProperty, 'isGiven'>;
type Element = ts.JsxOpeningLikeElement;

/** The own properties of each component that a file renders, by the name of its export. */
export type OwnProperties = ReadonlyMap<string, readonly OwnProperty[]>;

/**
 * For each of these files, the own properties of the components of `storefront/ui` that it renders, and whether it
 * gives them.
 */
export function ownPropertiesIn(files: readonly string[]): ReadonlyMap<string, OwnProperties> {
  const { config } = ts.parseConfigFileTextToJson('', readFileSync(path.join(project, 'tsconfig.json'), 'utf8')) as {
    readonly config: { readonly compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, project);
  const program = ts.createProgram([...files], { ...options, noEmit: true, incremental: false, types: [] });
  return new Map(files.map((file) => [file, propertiesIn(file, program)]));
}

function propertiesIn(file: string, program: ts.Program): OwnProperties {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`TypeScript does not read ${file}.`);
  const checker = program.getTypeChecker();
  const owned = new Map<string, ReadonlyMap<string, Own>>();
  const given = new Map<string, ReadonlySet<string>>();
  const visit = (node: ts.Node): void => {
    const component =
      ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? componentOf(node, checker) : null;
    if (component !== null) {
      const element = node as Element;
      owned.set(component, owned.get(component) ?? ownOf(element, checker));
      given.set(component, new Set([...(given.get(component) ?? []), ...givenTo(element, checker)]));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Map(
    [...owned].map(([component, properties]) => [
      component,
      [...properties].map(([name, property]) => ({ ...property, isGiven: given.get(component)?.has(name) ?? false })),
    ]),
  );
}

/** The name by which `storefront/ui` exports the component of an element; null for any other. */
function componentOf({ tagName }: Element, checker: ts.TypeChecker): string | null {
  const local = checker.getSymbolAtLocation(tagName);
  if (!local) return null;
  const symbol = local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local;
  return isOfUi(symbol) ? symbol.name : null;
}

const isOfUi = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((one) => path.normalize(one.getSourceFile().fileName).startsWith(ui));

function ownOf(element: Element, checker: ts.TypeChecker): ReadonlyMap<string, Own> {
  const [props] = checker.getResolvedSignature(element)?.getParameters() ?? [];
  if (!props) return new Map();
  const own = checker
    .getPropertiesOfType(checker.getTypeOfSymbolAtLocation(props, element))
    .filter(isOfUi)
    .map((symbol) => [symbol.name, ownProperty(symbol, element, checker)] as const);
  return new Map(own);
}

function ownProperty(symbol: ts.Symbol, element: Element, checker: ts.TypeChecker): Own {
  const parts = partsOf(checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, element)));
  const data = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
  const literals = parts.flatMap((part) => {
    if (part.isNumberLiteral()) return [String(part.value)];
    return part.isStringLiteral() ? [part.value] : [];
  });
  return {
    name: symbol.name.replace(/^\$/, ''),
    isData: parts.every((part) => (part.flags & data) !== 0),
    values: literals.length === parts.length ? literals : null,
  };
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The names of the attributes of an element, spread ones and its content among them. */
function givenTo(element: Element, checker: ts.TypeChecker): readonly string[] {
  const attributes = element.attributes.properties.flatMap((attribute) =>
    ts.isJsxSpreadAttribute(attribute)
      ? partsOf(checker.getTypeAtLocation(attribute.expression)).flatMap((part) =>
          checker.getPropertiesOfType(part).map(({ name }) => name),
        )
      : [attribute.name.getText()],
  );
  return ts.isJsxOpeningElement(element) ? [...attributes, 'children'] : attributes;
}
