/// An object that takes part in focus-based navigation.
///
/// An iPhone has no focus system, so nothing is focused and the methods are never called.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The preferred focus environments, most preferred first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one; nil for none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the environment's items; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The focus group identifier; nil for the parent's.
  var focusGroupIdentifier: String? { get }
  /// The preferred focused view, before iOS 10.
  var preferredFocusedView: UIView? { get }
  /// Requests a focus update.
  func setNeedsFocusUpdate()
  /// Performs a requested update now.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved.
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
