import TactusUIKitViews

extension SwipeHost {
  /// Returns the actions at both edges of a row as those of VoiceOver, for who cannot swipe
  /// (Tables.TB61, Lists.LS8).
  func naturalActions(of cell: UIView, at path: IndexPath) -> [UIAccessibilityCustomAction] {
    let sides = [true, false].compactMap { swipeActions(at: path, isLeading: $0) }
    return sides.flatMap(\.actions).compactMap { action in
      guard let title = action.title else { return nil }
      return UIAccessibilityCustomAction(name: title) { [weak cell] _ in
        action.handler(action, cell ?? UIView()) { _ in }
        return true
      }
    }
  }
}
