/// Makes the initializer of text views `required`, so that a metatype can call it through the
/// vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
@preconcurrency @MainActor
open class TextViewWithRequiredInit: UITextView {
  /// Creates an object; see `UITextView`.
  public required override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  /// Creates an object of an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITextView {
  /// Creates an object of a class that is known only at run time; lowered sources call it.
  public static func _new(frame: CGRect, textContainer: NSTextContainer?) -> Self {
    DynamicCreation.object(of: self, through: TextViewWithRequiredInit.self) {
      $0.init(frame: frame, textContainer: textContainer)
    }
  }
}
