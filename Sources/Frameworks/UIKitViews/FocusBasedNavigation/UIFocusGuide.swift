/// A layout guide that redirects the focus to other environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide redirects the focus.
  open var isEnabled = true
  /// The environments to which the guide redirects the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The view to which the guide redirects the focus, before iOS 10.
  open weak var preferredFocusedView: UIView?
}
