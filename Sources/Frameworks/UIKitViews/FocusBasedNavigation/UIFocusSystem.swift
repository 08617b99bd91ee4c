/// The system of focus-based navigation, which an iPhone does not have.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Returns nil: there is no focus on an iPhone.
  public init?(for environment: any UIFocusEnvironment) { nil }

  /// Returns nil: there is no focus on an iPhone.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  /// The item that has the focus; nil for none.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Requests an update of the focus; it has no effect without a focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Performs a requested update now; it has no effect without a focus.
  open func updateFocusIfNeeded() {}

  /// Registers the sound of an identifier; it has no effect without a focus.
  open class func register(
    _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}

  /// A notification posted when the focus has moved, which it never does.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// A notification posted when the focus could not move, which it never tries.
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the context in the information of these notifications.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the coordinator in the information of these notifications.
  public nonisolated static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"
}
