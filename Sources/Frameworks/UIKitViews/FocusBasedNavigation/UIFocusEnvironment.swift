/// An object that takes part in focus-based navigation.
///
/// An iPhone has no focus system, so nothing gets the focus and the methods are not called.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that prefer the focus, the most preferred one first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one; nil for none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the environment's items; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The identifier of the group of items; nil for that of the parent.
  var focusGroupIdentifier: String? { get }
  /// The view that prefers the focus, before iOS 10.
  var preferredFocusedView: UIView? { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Performs a requested update now.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// Nil.
  public var focusGroupIdentifier: String? { nil }
  /// Nil.
  public var preferredFocusedView: UIView? { nil }
  /// Returns whether an environment is this one or within it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    sequence(first: environment, next: \.parentFocusEnvironment).contains { $0 === self }
  }
}
