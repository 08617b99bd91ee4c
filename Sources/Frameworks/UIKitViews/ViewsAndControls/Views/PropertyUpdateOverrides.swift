import TactusSelectors

/// The classes that override `updateProperties`; of most views and controllers none does, so that
/// nothing has to be called and observed (Views.V32).
@MainActor
enum PropertyUpdateOverrides {
  /// Returns whether the class of a view, or one between it and `UIView`, overrides the method.
  static func has(_ view: UIView) -> Bool { ofViews?.isOverridden(by: type(of: view)) ?? true }

  /// Returns whether the class of a controller, or one between it and `UIViewController`, overrides
  /// the method.
  static func has(_ controller: UIViewController) -> Bool {
    ofControllers?.isOverridden(by: type(of: controller)) ?? true
  }

  // MARK: Internals

  private final class PlainView: UIView {}

  // The bodies are not empty, as the compiler makes one function of equal ones.
  private final class UpdatingView: UIView {
    override func updateProperties() { setNeedsLayout() }
  }

  private final class PlainController: UIViewController {}

  private final class UpdatingController: UIViewController {
    override func updateProperties() { viewIfLoaded?.setNeedsLayout() }
  }

  /// The place of the method of views; nil if it was not found, so that all views are called.
  private static let ofViews = MethodPlace(
    in: UIView.self, overriddenBy: UpdatingView.self, unlike: PlainView.self)
  /// The place of the method of controllers; nil if it was not found, so that all are called.
  private static let ofControllers = MethodPlace(
    in: UIViewController.self, overriddenBy: UpdatingController.self, unlike: PlainController.self)
}
