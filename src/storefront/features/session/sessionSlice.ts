import { createAction, createSlice } from '@reduxjs/toolkit';

interface Who {
  readonly userId: string | null;
}

/** The shopper is logged in, and the shop knows as whom. */
export const loggedIn = createAction<Who>('session/loggedIn');

/** The server no longer knows the session of a shopper who was logged in; once for each session. */
export const sessionEnded = createAction<Who>('session/ended');

/** Whether the menu under the shopper's name is open. Who they are is the session context's to say. */
interface SessionState {
  readonly menuOpen: boolean;
}

const initialState: SessionState = { menuOpen: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    menuOpened: () => ({ menuOpen: true }),
    menuClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase('navigation/locationChanged', () => initialState);
  },
  selectors: { selectProfileMenuOpen: (state) => state.menuOpen },
});

export const sessionReducer = sessionSlice.reducer;
export const { menuOpened: profileMenuOpened, menuClosed: profileMenuClosed } = sessionSlice.actions;
export const sessionEvents = { ...sessionSlice.actions, loggedIn, sessionEnded };
export const { selectProfileMenuOpen } = sessionSlice.selectors;
