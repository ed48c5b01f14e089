import { configure, getConfig } from '@testing-library/react';

/**
 * Whether a query is asked again and again until it finds something: Testing Library keeps to itself that it is, but
 * leaves out lists of roles then. Only a failure at the end shows the page.
 */
const isAskedAgain = (config: object): boolean =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

const { getElementError } = getConfig();

/** The failure of a query. To print the page at each look in vain takes longer than the look. */
function failureOf(message: string | null, container: Element): Error {
  const failure = isAskedAgain(getConfig()) ? new Error(message ?? '') : getElementError(message, container);
  failure.name = 'TestingLibraryElementError';
  // A failure is shown where the test asks, not here.
  Error.captureStackTrace(failure, failureOf);
  return failure;
}

// Tests use the real server on a possibly busy machine: the limit is only for what never happens.
configure({ asyncUtilTimeout: 60_000, getElementError: failureOf });
