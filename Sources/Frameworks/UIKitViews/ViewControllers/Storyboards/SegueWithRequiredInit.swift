/// Makes the initializer of segues `required`, so that a metatype can call it through the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class SegueWithRequiredInit: UIStoryboardSegue {
  /// Creates a segue.
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

extension UIStoryboardSegue {
  /// Creates a segue of a class that is known only at run time; lowered sources call it.
  public static func _new(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    DynamicCreation.object(of: self, through: SegueWithRequiredInit.self) {
      $0.init(identifier: identifier, source: source, destination: destination)
    }
  }
}
