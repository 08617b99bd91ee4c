/// A closure that creates the menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// A closure that creates the preview controller.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The contents of a context menu: the menu and a preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for a unique one.
  ///   - previewProvider: Creates the preview controller; without one the pressed view is shown.
  ///   - actionProvider: Creates the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }

  /// The identifier.
  open private(set) var identifier: any NSCopying

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
}
