/// Makes the initializer of segmented controls `required`, so that a metatype can call it through
/// the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class SegmentedControlWithRequiredInit: UISegmentedControl {
  /// Creates an object; see `UISegmentedControl`.
  public required override init(items: [Any]?) {
    super.init(items: items)
  }
  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an object of an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UISegmentedControl {
  /// Creates an object of a class that is known only at run time; lowered sources call it.
  public static func _new(items: [Any]?) -> Self {
    DynamicCreation.object(of: self, through: SegmentedControlWithRequiredInit.self) {
      $0.init(items: items)
    }
  }
}
