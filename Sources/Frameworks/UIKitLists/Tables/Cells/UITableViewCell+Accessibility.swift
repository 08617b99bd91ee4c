// Users who cannot swipe perform swipe actions through VoiceOver (Tables.TB61).
extension UITableViewCell: NaturalActionSource {
  package var naturalActions: [UIAccessibilityCustomAction] {
    guard let table, let path = table.indexPath(for: self) else { return [] }
    return table.naturalActions(of: self, at: path)
  }
}
