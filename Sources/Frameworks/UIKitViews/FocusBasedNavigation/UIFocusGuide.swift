/// A layout guide that passes the focus on to other environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide passes the focus on.
  open var isEnabled = true
  /// The environments to which the guide passes the focus on.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The view to which the guide passes the focus on, before iOS 10.
  open weak var preferredFocusedView: UIView?
}
