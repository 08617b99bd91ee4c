/// Makes the initializer of presentation controllers `required`, so that a metatype can call it
/// through the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class PresentationControllerWithRequiredInit: UIPresentationController {
  /// Creates an object; see `UIPresentationController`.
  public required override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

extension UIPresentationController {
  /// Creates an object of a class that is known only at run time; lowered sources call it.
  public static func _new(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) -> Self {
    DynamicCreation.object(of: self, through: PresentationControllerWithRequiredInit.self) {
      $0.init(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    }
  }
}
