/// An item that can be chosen during a preview: an action or a group.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action that can be chosen during a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The styles of preview actions.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// An action that is on, with a checkmark.
    case selected = 1
    /// An action that destroys data.
    case destructive = 2
  }

  /// Creates an action without a title, which does nothing.
  public override init() {
    (title, style, act) = ("", .default, { _, _ in })
    super.init()
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style.
  ///   - handler: Receives the action and the previewed view controller.
  public required init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style, act) = (title, style, handler)
  }

  /// The title.
  open private(set) var title: String

  /// The closure that performs the action.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [self] _, controller in act(self, controller) }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(title: title, style: style, handler: act)
  }

  // MARK: Internals

  package let style: Style
  private let act: (UIPreviewAction, UIViewController) -> Void
}
