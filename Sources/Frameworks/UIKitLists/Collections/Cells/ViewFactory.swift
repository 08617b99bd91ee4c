/// A factory of views whose class is known only at run time, such as registered ones.
@MainActor
enum ViewFactory {
  /// Creates a view with the `init(frame:)` that its class inherits or overrides.
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    DynamicCreation.object(of: type, through: ViewWithRequiredInit.self) {
      $0.init(frame: frame)
    }
  }
}

/// Makes the initializer of views `required`, so that a metatype can call it through the vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
open class ViewWithRequiredInit: UIView {
  /// Creates a view with a frame.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// Creates a view of a class that is known only at run time; lowered sources call it.
  public static func _new(frame: CGRect) -> Self {
    unsafeDowncast(ViewFactory.make(self, frame: frame), to: Self.self)
  }
}
