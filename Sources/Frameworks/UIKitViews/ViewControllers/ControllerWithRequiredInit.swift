/// Makes the initializer of view controllers `required`, so that a metatype can call it through the
/// vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class ControllerWithRequiredInit: UIViewController {
  /// Creates a controller.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
  /// Creates a controller of a class that is known only at run time; lowered sources call it.
  public static func _new(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
    DynamicCreation.object(of: self, through: ControllerWithRequiredInit.self) {
      $0.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
  }
}
