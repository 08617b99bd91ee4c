/// The state of a button of a form.
public enum PDFWidgetCellState: Int, Sendable {
  /// Mixed: on and off.
  case mixedState = -1
  /// Off.
  case offState = 0
  /// On.
  case onState = 1
}
