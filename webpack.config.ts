import path from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { Precompress } from './src/build/Precompress';
import { ReleaseManifest } from './src/build/ReleaseManifest';
import { RestartServer } from './src/build/RestartServer';

const root = __dirname;
const development = process.env['NODE_ENV'] === 'development';
const mode = development ? 'development' : 'production';
/** Both modes may stand side by side, so that time travel can be tested beside the production build. */
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

const messages: RuleSetRule = {
  test: /\.json$/,
  include: path.join(root, 'src/storefront/messages'),
  type: 'javascript/auto',
  loader: path.join(root, 'src/build/messagesLoader.cjs'),
};

const router: RuleSetRule = {
  test: /react-router[\\/]dist[\\/].+\.mjs$/,
  loader: path.join(root, 'src/build/pureCallsLoader.cjs'),
};

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

const browser: Configuration = {
  ...base,
  name: 'browser',
  target: 'web',
  entry: {
    browser: './src/entries/browser.tsx',
    replay: './src/entries/replay.tsx',
    ...(development ? { devReload: './src/entries/devReload.ts' } : {}),
  },
  output: {
    path: output('browser'),
    publicPath: '/assets/',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    clean: true,
  },
  module: {
    rules: [
      scripts({ chrome: '109', firefox: '115', safari: '16' }),
      messages,
      ...(development ? [] : [router]),
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    mangleExports: 'size',
    chunkIds: 'named',
    runtimeChunk: false,
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        // The fixed packages change rarely: their file stays in the shopper's cache across releases.
        vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: (chunk) => chunk.name === 'browser' },
        defaultVendors: false,
        // What several pages show. The player carries a copy of the shop of its own: in one file it packs best.
        default: {
          minChunks: 2,
          chunks: (chunk) => chunk.name?.startsWith('page-') === true,
          name: (_module: unknown, chunks: readonly { readonly name?: string | null }[]) =>
            chunks.length > 2 ? 'products' : chunks.map(({ name }) => name?.slice('page-'.length)).join('-'),
        },
      },
    },
  },
  plugins: [
    new ReleaseManifest(),
    ...(development ? [] : [new Precompress()]),
    new webpack.DefinePlugin({
      // styled-components inserts rules through the CSSOM in development too: the CSP allows no style text.
      'process.env.SC_DISABLE_SPEEDY': JSON.stringify('false'),
      'process.env.REACT_APP_SC_DISABLE_SPEEDY': JSON.stringify('false'),
    }),
  ],
};

const server: Configuration = {
  ...base,
  name: 'server',
  target: 'node20',
  entry: { server: './src/entries/server.ts', cli: './src/entries/cli.ts' },
  output: {
    path: output('server'),
    publicPath: '/assets/',
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    library: { type: 'commonjs2' },
    clean: true,
  },
  externalsPresets: { node: true },
  externals: [
    ({ request }, done) => {
      if (request && /^[@a-z]/i.test(request) && !request.endsWith('.woff2')) done(undefined, `commonjs ${request}`);
      else done();
    },
  ],
  node: { __dirname: false },
  optimization: { minimize: false },
  module: {
    rules: [
      scripts({ node: '20' }),
      messages,
      // Same names as in the browser build, which writes the files.
      { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: process.env['COMPTOIR_DEV_SERVER'] ? [new RestartServer(output('server'))] : [],
};

export default [browser, server];
