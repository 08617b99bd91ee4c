/// An action that a swipe on a row reveals.
///
/// Steps Tables.TB44…
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A normal action.
    case normal = 0
    /// An action that deletes.
    case destructive = 1
  }

  /// The type of closures that perform an action.
  ///
  /// The arguments are the action, its view and a closure, which the handler calls at the end; its
  /// parameter is whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the button.
  open var title: String?
  /// The image above the title.
  open var image: UIImage?
  /// The background color; by default red for a destructive action and gray for others.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?
}
