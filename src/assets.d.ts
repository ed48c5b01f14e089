declare module '*.woff2' {
  const url: string;
  export default url;
}

/** A style sheet, imported as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** The address of the library's file, which is served as it is. */
declare module '@fastify/swagger-ui/static/swagger-ui-bundle.js' {
  const url: string;
  export default url;
}

/** Webpack's own: the folder of the build's files, and the file of a chunk. */
declare let __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string) => string;
