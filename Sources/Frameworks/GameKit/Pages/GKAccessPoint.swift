/// The button that opens the service for games, which is not shown (Games.GK3).
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  /// The corner of the button.
  public enum Location: Int, Sendable {
    /// The upper corner at the beginning of lines.
    case topLeading = 0
    /// The upper corner at the end of lines.
    case topTrailing = 1
    /// The lower corner at the beginning of lines.
    case bottomLeading = 2
    /// The lower corner at the end of lines.
    case bottomTrailing = 3
  }

  private static let point = GKAccessPoint()

  override init() { super.init() }

  /// The button of the app.
  open class var shared: GKAccessPoint { point }

  /// Whether the button is wanted; stored.
  open var isActive = false
  /// Whether the button shows what is new; stored.
  open var showHighlights = false
  /// The corner of the button; stored.
  open var location = Location.topLeading
  /// The window of the button; stored.
  open weak var parentWindow: UIWindow?
  /// Whether the button is shown; false.
  open var isVisible: Bool { false }
  /// Whether the service is shown; false.
  open var isPresentingGameCenter: Bool { false }
  /// The place of the button; empty.
  open var frameInScreenCoordinates: CGRect { .zero }

  /// Opens the service, which fails: the closure is not called.
  open func trigger(handler: @escaping () -> Void) { _ = GameService.failure() }

  /// Opens the service in a state, which fails: the closure is not called.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    _ = GameService.failure()
  }
}
