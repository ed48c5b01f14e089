/** How a drilldown list behaves (DRL-04, DRL-06, DRL-12 to DRL-15); what is not said is off. */
export interface DrilldownInputs {
  /** Items of a level that show at most; what is no number is the shop's own limit. */
  readonly itemLimit?: number | null;
  /** On: the back button reads "Back"; off: the label of the level that it leaves. */
  readonly showBackLabel?: boolean;
  readonly hideCloseIcon?: boolean;
  readonly disableFocusTrap?: boolean;
  readonly noFocusNextOnClose?: boolean;
  readonly isMobileView?: boolean;
  readonly isMoreMenu?: boolean;
  readonly focusOnFirstItem?: boolean;
  readonly focusOnLastItem?: boolean;
}
