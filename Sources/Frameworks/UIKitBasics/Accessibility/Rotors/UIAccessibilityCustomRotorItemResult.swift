/// A result of the search of a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Creates a result without a target.
  public override init() { super.init() }

  /// Creates a result: an element, and a range of its text if the result is a part of it.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }

  /// The element; not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text; nil for the whole element.
  open var targetRange: UITextRange?
}
