/** The names of a run's files begin with this; they lie in the folder of the run. */
export declare const SEEN_CALLS: string;

/** What the API's document names of its calls and the files of a run's folder do not. */
export declare function unprovenCalls(folder: string, document?: object): readonly string[];
