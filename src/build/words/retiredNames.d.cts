/** Names that are no longer used, each with what to write instead. */
export declare const retiredNames: readonly (readonly [name: RegExp, instead: string])[];
