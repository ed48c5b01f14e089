/** The servers write what they answer into files in the folder of the run, whose names begin with this. */
export declare const SEEN_CALLS: string;

/** What the API's document names of its calls and the files of a run's folder do not. */
export declare function unprovenCalls(folder: string, document?: object): readonly string[];
