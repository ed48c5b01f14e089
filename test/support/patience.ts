import { configure } from '@testing-library/react';

// The real server answers, on a machine that may have other things to do: only what never comes is given up.
configure({ asyncUtilTimeout: 60_000 });
