// The selected action of an item's menu (ContextMenus.CM12).
extension UIBarButtonItem {
  /// The action of the menu that the item shows in place of its title and image; nil for none.
  var chosenMenuAction: UIAction? {
    guard changesSelectionAsPrimaryAction, primaryAction == nil, action == nil else { return nil }
    return menuActions.first { $0.state == .on } ?? menuActions.first
  }

  /// Shows the action that the user has chosen.
  func chooseMenuAction(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, chosenMenuAction != nil else { return }
    for other in menuActions { other.state = other === action ? .on : .off }
    changed()
  }

  private var menuActions: [UIAction] { menu?.children.compactMap { $0 as? UIAction } ?? [] }
}
