/// A closure that creates the menu from the suggested elements.
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
  ///   - previewProvider: Creates the preview controller; nil shows the pressed view.
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

  /// The orders of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The system's order: here that of the menu.
    case automatic = 0
    /// The first element is nearest to the press (ContextMenus.CM15).
    case priority = 1
    /// The order of the menu.
    case fixed = 2
  }

  /// The identifier.
  open private(set) var identifier: any NSCopying
  /// The preferred order of the elements (ContextMenus.CM15).
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The identifiers of further items of the menu; stored, because a preview shows one item.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of items of the menu; stored, because a preview shows one item.
  open var badgeCount = 0

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
}
