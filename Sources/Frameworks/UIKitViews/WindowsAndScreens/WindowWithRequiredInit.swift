/// Makes the initializer of windows `required`, so that a metatype can call it through the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class WindowWithRequiredInit: UIWindow {
  /// Creates an object; see `UIWindow`.
  public required override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }
  /// Creates a window.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an object of an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIWindow {
  /// Creates an object of a class that is known only at run time; lowered sources call it.
  public static func _new(windowScene: UIWindowScene) -> Self {
    DynamicCreation.object(of: self, through: WindowWithRequiredInit.self) {
      $0.init(windowScene: windowScene)
    }
  }
}
