import TactusFoundation

/// A scroll view whose items have context menus (ContextMenus.CM13).
@MainActor
package protocol ItemContextMenuHost: UIScrollView {
  /// Returns the item at a location, and its view.
  func menuItem(at place: CGPoint) -> (IndexPath, UIView)?
  /// Returns the delegate's menu configuration of an item.
  func menu(at path: IndexPath, _ place: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the delegate's preview for the appearance or the dismissal of a menu.
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissing: Bool
  ) -> UITargetedPreview?
  /// Notifies the delegate that the preview of a menu was tapped.
  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  /// Notifies the delegate that a menu is about to appear.
  func menuWillAppear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  /// Notifies the delegate that a menu is about to disappear.
  func menuWillDisappear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  /// Returns whether a long press on an item shows the edit menu.
  func hasEditMenu(at path: IndexPath) -> Bool
  /// Returns whether the edit menu of an item has a command.
  func canPerform(_ action: Selector, at path: IndexPath, _ sender: Any?) -> Bool
  /// Performs a command of the edit menu of an item.
  func perform(_ action: Selector, at path: IndexPath, _ sender: Any?)
}
