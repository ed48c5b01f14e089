import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { Precompress } from '../../../../src/build/plugins/Precompress';

const root = path.join(__dirname, '../../../..');

/** Built like the shop as far as the packages go: for the same browsers, minified, compressed beforehand. */
const settings = (folder: string): Configuration => ({
  mode: 'production',
  context: root,
  target: 'web',
  entry: { page: path.join(__dirname, 'hydrateReference.tsx') },
  output: { path: folder, publicPath: '/assets/', filename: '[name].[contenthash:10].js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: path.join(root, 'test/bench/pages/reference'),
        use: {
          loader: 'babel-loader',
          options: {
            cwd: root,
            presets: [
              [
                '@babel/preset-env',
                { targets: { chrome: '109', firefox: '115', safari: '16' }, modules: false, bugfixes: true },
              ],
            ],
          },
        },
      },
    ],
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      cacheGroups: { vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor' }, default: false },
    },
  },
  performance: { hints: false },
  plugins: [new Precompress()],
});

/** Builds the reference page's scripts into a folder; returns their names in the order in which they run. */
export const buildReference = (folder: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    webpack(settings(folder), (error, stats) => {
      if (error !== null) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'Nothing was built.'));
      else {
        const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
        const files = (entrypoints?.['page']?.assets ?? []).map(({ name }) => name);
        resolve(files.filter((file) => file.endsWith('.js')));
      }
    });
  });
