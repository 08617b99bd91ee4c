/// A builder of an app's menus; never created, because a phone has no menu bar.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menu system.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with a method and a property list; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu with those that a closure returns.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command with a method and no property list; nil for none.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}
