/// Something that can be chosen while a controller is previewed: an action, or a group of them.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What people read.
  var title: String { get }
}

/// An action that can be chosen while a controller is previewed.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As actions do.
    case `default` = 0
    /// As one that is on.
    case selected = 1
    /// As one that takes something away.
    case destructive = 2
  }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What people read.
  ///   - style: How it looks.
  ///   - handler: Is told that it was chosen, and which controller was previewed.
  public required init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style, act) = (title, style, handler)
  }

  /// What people read.
  public let title: String

  /// Is told that it was chosen.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [self] _, controller in act(self, controller) }
  }

  /// An action of the same kind.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(title: title, style: style, handler: act)
  }

  // MARK: Internals

  let style: Style
  private let act: (UIPreviewAction, UIViewController) -> Void
}
