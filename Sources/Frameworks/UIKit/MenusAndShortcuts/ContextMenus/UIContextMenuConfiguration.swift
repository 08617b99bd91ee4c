/// Makes the menu of something that is pressed, of what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes a controller that previews what is pressed.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What shows when something is pressed: a menu, and a preview above it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - identifier: What tells it apart; nil for something that no other has.
  ///   - previewProvider: Makes the preview; nil, or what makes none, has what is pressed shown itself.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }

  /// What tells it apart.
  public let identifier: any NSCopying

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
}
