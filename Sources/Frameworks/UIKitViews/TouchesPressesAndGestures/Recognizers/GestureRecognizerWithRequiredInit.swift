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
  // The optimizer trusts the cast and would call the initializer of the named class.
  /// Creates a gesture recognizer of a class that is known only at run time; lowered sources call
  /// it.
  @_optimize(none) @inline(never)
  public static func _new(target: Any?, action: Selector?) -> Self {
    let recognizer = unsafeBitCast(self, to: GestureRecognizerWithRequiredInit.Type.self)
      .init(target: target, action: action)
    return unsafeDowncast(recognizer, to: Self.self)
  }
}
