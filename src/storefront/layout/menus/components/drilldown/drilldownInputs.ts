/** Behaviour of a drilldown list (DRL-04, DRL-06, DRL-12 to DRL-15); absent options are off. */
export interface DrilldownInputs {
  /** The maximum number of items per level; the shop's default if absent or null. */
  readonly itemLimit?: number | null;
  /** true: the back button reads "Back"; false: the label of the level that it leaves. */
  readonly showBackLabel?: boolean;
  readonly hideCloseIcon?: boolean;
  readonly disableFocusTrap?: boolean;
  /**
   * true: closing leaves the focus where it is; otherwise it moves on to what follows the list (DRL-13). Both lists of
   * the shop have a control that opens them and gets the focus back, as in the ARIA patterns for menus and dialogs: the
   * bar's parent, the panel's trigger. Moving on is for a list without such a control.
   */
  readonly noFocusNextOnClose?: boolean;
  readonly isMobileView?: boolean;
  readonly isMoreMenu?: boolean;
  readonly focusOnFirstItem?: boolean;
  readonly focusOnLastItem?: boolean;
}
