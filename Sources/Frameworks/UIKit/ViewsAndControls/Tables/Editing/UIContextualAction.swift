/// Something that can be done with a row, by a button that a swipe uncovers.
///
/// Steps TB44… are in `Documentation/Behaviour/Tables.md`.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What it does, as far as that shows.
  public enum Style: Int, Sendable {
    /// Nothing that cannot be undone.
    case normal = 0
    /// It deletes something.
    case destructive = 1
  }

  /// Does it.
  ///
  /// It is given the action, the view that it came from, and what it has to call in the end: with whether
  /// it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// What it does, as far as that shows.
  open private(set) var style: Style
  /// Does it.
  open private(set) var handler: Handler
  /// What people read.
  open var title: String?
  /// The picture above that.
  open var image: UIImage?
  /// The colour behind; by itself red where it deletes, and gray.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?
}
