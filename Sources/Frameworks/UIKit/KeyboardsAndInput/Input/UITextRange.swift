/// A part of a text; what it is made of is for the one to know who has the text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Makes a part.
  public override init() { super.init() }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}
