/// The button that opens Game Center; never shown (Games.GK3).
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  /// The corners for the button.
  public enum Location: Int, Sendable {
    /// The upper leading corner.
    case topLeading = 0
    /// The upper trailing corner.
    case topTrailing = 1
    /// The lower leading corner.
    case bottomLeading = 2
    /// The lower trailing corner.
    case bottomTrailing = 3
  }

  private static let point = GKAccessPoint()

  override init() { super.init() }

  /// The shared access point.
  open class var shared: GKAccessPoint { point }

  /// Whether the button is active; stored.
  open var isActive = false
  /// Whether highlights are shown; stored.
  open var showHighlights = false
  /// The corner of the button; stored.
  open var location = Location.topLeading
  /// The window of the button; stored.
  open weak var parentWindow: UIWindow?
  /// Whether the button is visible: always false.
  open var isVisible: Bool { false }
  /// Whether Game Center is presented: always false.
  open var isPresentingGameCenter: Bool { false }
  /// The frame of the button: zero.
  open var frameInScreenCoordinates: CGRect { .zero }

  /// Warns once that Game Center is missing; the closure is not called.
  open func trigger(handler: @escaping () -> Void) { _ = GameService.failure() }

  /// Warns once that Game Center is missing; the closure is not called.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    _ = GameService.failure()
  }
}
