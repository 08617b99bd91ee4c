/// Makes the initializer of navigation controllers `required`, so that a metatype can call it
/// through the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class NavigationControllerWithRequiredInit: UINavigationController {
  /// Creates a navigation controller with a root view controller.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  /// Creates a navigation controller with classes of bars.
  public required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  /// Creates a navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a navigation controller.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
  /// Creates a navigation controller of a class that is known only at run time; lowered sources
  /// call it.
  public static func _new(rootViewController: UIViewController) -> Self {
    DynamicCreation.object(of: self, through: NavigationControllerWithRequiredInit.self) {
      $0.init(rootViewController: rootViewController)
    }
  }

  /// Creates a navigation controller of a class that is known only at run time; lowered sources
  /// call it.
  public static func _new(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    DynamicCreation.object(of: self, through: NavigationControllerWithRequiredInit.self) {
      $0.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
  }
}
