import TactusUIKitViews

extension UICellConfigurationState.DragState {
  /// Creates the state of a number, as the cells' own types of drag states have it.
  init(number: Int) {
    self =
      switch number {
      case 1: .lifting
      case 2: .dragging
      default: .none
      }
  }
}
