/// The system of focus-based navigation, which an iPhone does not have.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Returns nil: an iPhone has no focus system.
  public init?(for environment: any UIFocusEnvironment) { nil }

  /// Returns nil: an iPhone has no focus system.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  /// The focused item; always nil.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Does nothing: there is no focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Does nothing: there is no focus.
  open func updateFocusIfNeeded() {}

  /// Does nothing: there is no focus.
  open class func register(
    _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}

  /// A notification posted when the focus has moved; never posted.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// A notification posted when the focus could not move; never posted.
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the context in these notifications' user info.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the coordinator in these notifications' user info.
  public nonisolated static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"
}
