// What a page loads late lies beside its first scripts: in the folder of its language.

/** Webpack's own: the file of a chunk. */
declare let __webpack_get_script_filename__: (chunk: string) => string;

const fileOf = __webpack_get_script_filename__;
// Not a text: the build writes the folder (`build/languages`).
__webpack_get_script_filename__ = (chunk) => '@@.folder@@' + fileOf(chunk);
