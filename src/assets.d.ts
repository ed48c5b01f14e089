declare module '*.woff2' {
  const url: string;
  export default url;
}

/** A style sheet, imported as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** The URL of Swagger UI's script, which the build copies unchanged. */
declare module '@fastify/swagger-ui/static/swagger-ui-bundle.js' {
  const url: string;
  export default url;
}

/** Webpack's own variables: the URL below which the build's files are served, and the file name of a chunk. */
declare let __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string) => string;
