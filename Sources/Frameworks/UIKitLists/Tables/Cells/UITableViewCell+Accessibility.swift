// Tables.TB61. Who cannot swipe performs the actions of a swipe by VoiceOver.
extension UITableViewCell: NaturalActionSource {
  package var naturalActions: [UIAccessibilityCustomAction] {
    guard let table, let path = table.indexPath(for: self) else { return [] }
    return table.naturalActions(of: self, at: path)
  }
}
