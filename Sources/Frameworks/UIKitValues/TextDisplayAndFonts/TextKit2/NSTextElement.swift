/// A part of a text, such as a paragraph.
open class NSTextElement: NSObject {
  /// Creates an element of a content manager.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The content manager.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the text; nil for an element outside of a text.
  open var elementRange: NSTextRange?
  /// The elements within this one; always empty.
  open var childElements: [NSTextElement] { [] }
  /// The element that contains this one; always nil.
  open var parent: NSTextElement? { nil }
  /// Whether the element belongs to the text.
  open var isRepresentedElement: Bool { true }
}
