/** How many gestures a journey usually has; undefined of one that is new. */
export declare function usualGesturesOf(file: string, title: string): number | undefined;

/** Writes down how many gestures a journey had that has come to its end. */
export declare function countGestures(file: string, title: string, count: number): void;
