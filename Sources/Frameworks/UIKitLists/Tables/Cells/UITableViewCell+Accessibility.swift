// Users who cannot swipe perform swipe actions through VoiceOver (Tables.TB61).
extension UITableViewCell: NaturalActionSource {
  package var naturalActions: [UIAccessibilityCustomAction] {
    guard let table, let path = table.indexPath(for: self) else { return [] }
    let sides = [true, false].compactMap { table.actions(for: path, isLeading: $0) }
    return sides.flatMap(\.actions).compactMap { action in
      guard let title = action.title else { return nil }
      return UIAccessibilityCustomAction(name: title) { [weak self] _ in
        action.handler(action, self ?? UIView()) { _ in }
        return true
      }
    }
  }
}
