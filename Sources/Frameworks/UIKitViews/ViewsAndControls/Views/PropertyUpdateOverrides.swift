import TactusSelectors

/// The classes that override `updateProperties`; most views and controllers do not, and need
/// neither a call nor an observation (Views.V32).
@MainActor
enum PropertyUpdateOverrides {
  /// Returns whether a view's class, or a superclass below `UIView`, overrides the method.
  static func has(_ view: UIView) -> Bool { ofViews?.isOverridden(by: type(of: view)) ?? true }

  /// Returns whether a controller's class, or a superclass below `UIViewController`, overrides the
  /// method.
  static func has(_ controller: UIViewController) -> Bool {
    ofControllers?.isOverridden(by: type(of: controller)) ?? true
  }

  // MARK: Internals

  private final class PlainView: UIView {}

  // The bodies are not empty, because the compiler would merge identical functions.
  private final class UpdatingView: UIView {
    override func updateProperties() { setNeedsLayout() }
  }

  private final class PlainController: UIViewController {}

  private final class UpdatingController: UIViewController {
    override func updateProperties() { viewIfLoaded?.setNeedsLayout() }
  }

  /// The vtable slot of the views' method; nil if it was not found, which calls all views.
  private static let ofViews = MethodPlace(
    in: UIView.self, overriddenBy: UpdatingView.self, unlike: PlainView.self)
  /// The vtable slot of the controllers' method; nil if it was not found, which calls all
  /// controllers.
  private static let ofControllers = MethodPlace(
    in: UIViewController.self, overriddenBy: UpdatingController.self, unlike: PlainController.self)
}
