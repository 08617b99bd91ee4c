/// A paragraph of a text.
open class NSTextParagraph: NSTextElement {
  /// Creates a paragraph outside of a text.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The text with its separator.
  open private(set) var attributedString: NSAttributedString

  /// The range without the separator.
  open var paragraphContentRange: NSTextRange? {
    range(from: 0, to: contentLength)
  }

  /// The range of the separator; nil without one.
  open var paragraphSeparatorRange: NSTextRange? {
    contentLength == attributedString.length
      ? nil : range(from: contentLength, to: attributedString.length)
  }

  // MARK: Internals

  private var contentLength: Int {
    var end = 0
    (attributedString.string as NSString).getParagraphStart(
      nil, end: nil, contentsEnd: &end, for: NSRange(location: 0, length: 0))
    return end
  }

  private func range(from start: Int, to end: Int) -> NSTextRange? {
    guard let first = (elementRange?.location as? TextOffset)?.offset else { return nil }
    return NSTextRange(NSRange(location: first + start, length: end - start))
  }
}
