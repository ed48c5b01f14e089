import { createElement } from 'react';

/**
 * Replaces lucide's `createLucideIcon` in the builds: the same drawing, without the contexts, class names and
 * alternatives that the shop's `Icon` never uses.
 */
export default function createLucideIcon({ node }) {
  const shapes = node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return function Drawing({ size, color, ...rest }) {
    const stroke = { fill: 'none', stroke: color, strokeLinecap: 'round', strokeLinejoin: 'round' };
    return createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', ...stroke, ...rest }, shapes);
  };
}
