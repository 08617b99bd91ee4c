extension UIViewController {
  /// Returns a navigation item with the title.
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    return item
  }

  /// Returns a bar button item that toggles the editing mode.
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.showEditing(edits)
    return item
  }
}
