import path from 'node:path';
import webpack, { Compilation, type ChunkGraph, type Configuration, type Module, type RuleSetRule } from 'webpack';
import { KeepMinified } from './src/build/plugins/KeepMinified';
import { Precompress } from './src/build/plugins/Precompress';
import { ReleaseManifest } from './src/build/plugins/ReleaseManifest';
import { RestartServer } from './src/build/plugins/RestartServer';
import { ShortModuleIds } from './src/build/plugins/ShortModuleIds';
import { CutPackages } from './src/build/cuts/CutPackages';
import { SpeakLanguages } from './src/build/languages/SpeakLanguages';
import { FALLBACK_LOCALE } from './src/contract/constants';
import { LOCALES } from './src/contract/languages';

const root = __dirname;
const development = process.env['NODE_ENV'] === 'development';
const mode = development ? 'development' : 'production';
/**
 * The output folders of both modes may exist side by side, so that time travel can be tested beside the production
 * build.
 */
const output = (side: string) => path.join(root, 'dist', mode, side);

const scripts = (targets: Record<string, string>): RuleSetRule => ({
  test: /\.tsx?$/,
  include: path.join(root, 'src'),
  use: {
    loader: 'babel-loader',
    options: {
      cacheDirectory: path.join(root, 'node_modules/.cache/babel-loader'),
      // A preset of the same name replaces .babelrc's options for it; the rest of .babelrc stands.
      presets: [['@babel/preset-env', { targets, modules: false, bugfixes: true }]],
    },
  },
});

const messagesFolder = path.join(root, 'src/storefront/messages');
/** The texts that the server itself writes. */
const textsFolder = path.join(root, 'src/server/texts');
/** With `locales`, stand-ins replace the texts of the first locale's files, for `SpeakLanguages`. */
const messages = (options: { readonly locales?: readonly string[] } = {}): RuleSetRule => ({
  test: /\.json$/,
  include: [messagesFolder, textsFolder],
  type: 'javascript/auto',
  loader: path.join(root, 'src/build/languages/messagesLoader.cjs'),
  options,
});

const router: RuleSetRule = {
  test: /react-router[\\/]dist[\\/].+\.mjs$/,
  loader: path.join(root, 'src/build/pureCallsLoader.cjs'),
};

const icons: RuleSetRule = {
  test: /lucide-react[\\/].+[\\/]icons[\\/].+\.mjs$/,
  loader: path.join(root, 'src/build/iconDataLoader.cjs'),
};

/**
 * Replaces Lucide's factory of icon components by one that does no more than the shop needs; in browser and server
 * builds, so that both render the same.
 */
const lighterIcons = new webpack.NormalModuleReplacementPlugin(
  /\/createLucideIcon\.mjs$/,
  path.join(root, 'src/build/lucideIcon.mjs'),
);

const noPrefixes = new webpack.NormalModuleReplacementPlugin(
  /\/Prefixer\.js$/,
  path.join(root, 'src/build/noPrefixes.mjs'),
);

/** styled-components inserts rules through the CSSOM in development too: the CSP allows no style text. */
const withStyleRules = new webpack.DefinePlugin({
  'process.env.SC_DISABLE_SPEEDY': JSON.stringify('false'),
  'process.env.REACT_APP_SC_DISABLE_SPEEDY': JSON.stringify('false'),
});

/**
 * Marks the files that a page of the shop loads at its start or when it is first idle: Chromium compiles all functions
 * of a marked file while the file arrives, beside the main thread, instead of one by one as they are called; most
 * functions of these files are called. The mark is written after the minifier, which drops comments, and before
 * languages and maps.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(vendor|browser|products|category-search|forms|page-\w+|late-rest)\./,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const base: Configuration = {
  mode,
  // CSP forbids eval, so the development build has plain source maps too.
  devtool: 'source-map',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: {
    type: 'filesystem',
    buildDependencies: { config: [path.join(root, 'webpack.config.ts'), path.join(root, '.babelrc')] },
  },
};

interface NamedChunk {
  readonly name?: string | null;
}
const productPages = ['page-home', 'page-category', 'page-product', 'page-search', 'page-cart'];
const isProductPage = ({ name }: NamedChunk): boolean => productPages.includes(name ?? '');
const isListing = ({ name }: NamedChunk): boolean => name === 'page-category' || name === 'page-search';
/**
 * Modules that neither the home page nor the product page loads: the listings share them in one file, and the cart has
 * a copy of those that it needs.
 */
const isOfListings = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunks(module)].every(({ name }) => name !== 'page-home' && name !== 'page-product');

const browser: Configuration = {
  ...base,
  name: 'browser',
  target: 'web',
  // A production server keeps its maps to itself, so its files name none.
  devtool: development ? 'source-map' : 'hidden-source-map',
  entry: {
    begin: './src/entries/begin.ts',
    browser: './src/entries/browser.tsx',
    replay: './src/entries/replay.tsx',
    builder: './src/entries/builder.tsx',
    support: './src/entries/support.tsx',
    // The entry contains the API's document, in a file with a name of its own, which the server serves at a fixed
    // address.
    apiPage: ['./src/openapi/openapi.json', './src/entries/apiPage.ts'],
    // One file without chunks: the server writes this script into the frame's page.
    paymentFrame: './src/entries/paymentFrame.ts',
    ...(development ? { devReload: './src/entries/devReload.ts' } : {}),
  },
  output: {
    path: output('browser'),
    publicPath: '/assets/',
    // Six digits keep the versions of one file apart; the list of all files is part of the first load.
    filename: '[name].[contenthash:6].js',
    chunkFilename: '[name].[contenthash:6].js',
    assetModuleFilename: '[name].[contenthash:6][ext]',
    clean: true,
  },
  module: {
    rules: [
      scripts({ chrome: '109', firefox: '115', safari: '16' }),
      messages({ locales: LOCALES }),
      icons,
      ...(development ? [] : [router]),
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /openapi\.json$/, type: 'asset/resource', generator: { filename: 'api/openapi.json' } },
      { test: /swagger-ui-bundle\.js$/, type: 'asset/resource' },
      { test: /swagger-ui\.css$/, type: 'asset/source' },
    ],
  },
  optimization: {
    // Short ids are numbered anew at each build: a watched one has those of the build before.
    moduleIds: development ? 'deterministic' : false,
    mangleExports: 'size',
    // `hoist_funs` moves function declarations to the beginning of their scope: similar code side by side compresses
    // better.
    minimizeOptions: { javascript: { compress: { passes: 3, hoist_funs: true, keep_fargs: false, ecma: 2020 } } },
    chunkIds: 'named',
    runtimeChunk: false,
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        // Packages change rarely: their file stays in the shopper's cache across releases.
        vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: (chunk) => chunk.name === 'browser' },
        defaultVendors: false,
        // Code that several pages share, in files for pages that show products and in one for all other pages, so that
        // neither kind loads what only the other needs. The player has a copy of all in its own file, which compresses
        // best.
        listings: { minChunks: 2, chunks: isListing, test: isOfListings, name: 'category-search', priority: 1 },
        default: {
          minChunks: 2,
          chunks: isProductPage,
          name: (_module: unknown, chunks: readonly NamedChunk[]) =>
            chunks.length > 2 ? 'products' : chunks.map(({ name }) => name?.slice('page-'.length)).join('-'),
        },
        forms: {
          minChunks: 2,
          chunks: (chunk) => chunk.name?.startsWith('page-') === true && !isProductPage(chunk),
          name: 'forms',
        },
      },
    },
  },
  plugins: [
    lighterIcons,
    noPrefixes,
    new CutPackages(mode),
    new KeepMinified(/^swagger-ui-bundle/),
    ...(development ? [] : [compiledAhead]),
    new SpeakLanguages(messagesFolder, ['browser', 'builder'], LOCALES, FALLBACK_LOCALE),
    new ReleaseManifest(),
    ...(development ? [] : [new Precompress()]),
    ...(development
      ? []
      : [
          new ShortModuleIds({
            packages: 'vendor',
            first: ['browser', 'products', 'category-search', ...productPages],
          }),
        ]),
    withStyleRules,
  ],
};

const server: Configuration = {
  ...base,
  // Node reads the map at each start, for the names of files and lines alone.
  devtool: 'nosources-source-map',
  name: 'server',
  target: 'node20',
  entry: {
    // `server` and `renderThread` only run `serverMain` and `renderThreadMain`, with the compiled code kept beside
    // them.
    server: './src/entries/server.ts',
    serverMain: './src/entries/serverMain.ts',
    renderThread: './src/entries/renderThread.ts',
    renderThreadMain: './src/entries/renderThreadMain.ts',
    cli: './src/entries/cli.ts',
  },
  output: {
    path: output('server'),
    publicPath: '/assets/',
    filename: '[name].js',
    assetModuleFilename: '[name].[contenthash:6][ext]',
    library: { type: 'commonjs2' },
    clean: true,
  },
  externalsPresets: { node: true },
  // Packages with native code (in pg it is optional), which no bundle can contain. All others are bundled: Node would
  // look for thousands of files.
  externals: ['argon2', 'better-sqlite3', 'pg', 'sharp'].map((name) => ({ [name]: `commonjs ${name}` })),
  node: { __dirname: false },
  optimization: {
    minimize: !development,
    // Names stay for whoever profiles. One character beyond Latin-1 would make V8 keep the whole file with two bytes a
    // character.
    minimizeOptions: { javascript: { compress: false, mangle: false, format: { ascii_only: true, comments: false } } },
  },
  module: {
    // Late code is part of its entry's file, and runs when it is first wanted: V8's compiled code is kept for one file
    // per entry.
    parser: { javascript: { dynamicImportMode: 'eager', createRequire: false } },
    rules: [
      scripts({ node: '20' }),
      messages(),
      // Same names as in the browser build, which writes the files.
      { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: [lighterIcons, ...(process.env['COMPTOIR_DEV_SERVER'] ? [new RestartServer(output('server'))] : [])],
};

/** The page of the base components (`npm run catalogue`), in a folder of its own: shoppers get none of its files. */
const catalogue: Configuration = {
  ...browser,
  name: 'catalogue',
  entry: { catalogue: ['./src/catalogue/page.html', './src/entries/catalogue.tsx'] },
  // The catalogue's page is one static file, so the names of the files that it loads must not change either.
  output: {
    path: path.join(root, 'dist/catalogue/browser'),
    publicPath: 'auto',
    filename: '[name].js',
    assetModuleFilename: '[name][ext]',
    clean: true,
  },
  module: {
    rules: [
      ...(browser.module?.rules ?? []),
      { test: /\.html$/, type: 'asset/resource', generator: { filename: 'index.html' } },
    ],
  },
  optimization: { ...browser.optimization, moduleIds: 'deterministic', splitChunks: false },
  plugins: [lighterIcons, noPrefixes, new CutPackages(mode, 'react-dom/'), withStyleRules],
};

export default process.env['COMPTOIR_BUILD'] === 'catalogue' ? [catalogue] : [browser, server];
