/// Makes the initializer of visual effect views `required`, so that a metatype can call it through
/// the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class VisualEffectViewWithRequiredInit: UIVisualEffectView {
  /// Creates an object; see `UIVisualEffectView`.
  public required override init(effect: UIVisualEffect?) {
    super.init(effect: effect)
  }
  /// Creates a view without an effect.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an object of an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIVisualEffectView {
  /// Creates an object of a class that is known only at run time; lowered sources call it.
  public static func _new(effect: UIVisualEffect?) -> Self {
    DynamicCreation.object(of: self, through: VisualEffectViewWithRequiredInit.self) {
      $0.init(effect: effect)
    }
  }
}
