// The change of a title by the user. Step Navigation.NB22.
extension UINavigationItem: TitleElementSource {
  /// The elements that the system suggests for the menu of the title.
  package func suggestedTitleElements(
    in window: @escaping @MainActor () -> UIWindow?
  ) -> [UIMenuElement] {
    guard let renameDelegate, renameDelegate.navigationItemShouldBeginRenaming(self) else {
      return []
    }
    let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) {
      [weak self] _ in self?.beginRenaming(in: window())
    }
    return [rename]
  }

  /// Asks for a new title by an alert with a text field.
  private func beginRenaming(in window: UIWindow?) {
    guard let renameDelegate, let controller = window?.frontmostViewController else { return }
    let old = title ?? ""
    let (text, range) = renameDelegate.navigationItem(
      self, willBeginRenamingWith: old, selectedRange: old.startIndex..<old.endIndex)
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = text }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Done", style: .default) { [weak self, weak alert] _ in
        self?.endRenaming(with: alert?.textFields?.first?.text ?? "")
      })
    controller.present(alert, animated: true) {
      guard let field = alert.textFields?.first, text.endIndex >= range.upperBound else { return }
      let first = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
      let length = text.utf16.distance(from: range.lowerBound, to: range.upperBound)
      guard let start = field.position(from: field.beginningOfDocument, offset: first),
        let end = field.position(from: start, offset: length)
      else { return }
      field.selectedTextRange = field.textRange(from: start, to: end)
    }
  }

  private func endRenaming(with text: String) {
    guard let renameDelegate, !text.isEmpty,
      renameDelegate.navigationItem(self, shouldEndRenamingWith: text)
    else { return }
    title = text
    renameDelegate.navigationItem(self, didEndRenamingWith: text)
  }
}
