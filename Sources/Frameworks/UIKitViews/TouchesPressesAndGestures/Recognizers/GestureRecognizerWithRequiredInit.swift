/// Makes the initializer of gesture recognizers `required`, so that a metatype can call it through
/// the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class GestureRecognizerWithRequiredInit: UIGestureRecognizer {
  /// Creates a gesture recognizer with a target and an action.
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

extension UIGestureRecognizer {
  /// Creates a gesture recognizer of a class that is known only at run time; lowered sources call
  /// it.
  public static func _new(target: Any?, action: Selector?) -> Self {
    DynamicCreation.object(of: self, through: GestureRecognizerWithRequiredInit.self) {
      $0.init(target: target, action: action)
    }
  }
}
