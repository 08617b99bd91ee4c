import TactusUIKitViews

extension UICellConfigurationState.DragState {
  /// Creates the state from its raw value in a cell's own `DragState`.
  init(number: Int) {
    self =
      switch number {
      case 1: .lifting
      case 2: .dragging
      default: .none
      }
  }
}
