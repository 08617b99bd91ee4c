/// The content manager of a text storage: its elements are paragraphs (TextKit.TL2).
open class NSTextContentStorage: NSTextContentManager {
  /// Creates a content manager with an empty storage.
  public override init() {
    storage = NSTextStorage()
    super.init()
  }

  /// Creates a content manager of a storage.
  package init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init()
  }

  /// The storage; nil becomes an empty one.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      let new = newValue ?? NSTextStorage()
      guard new !== storage else { return }
      for manager in textLayoutManagers { manager.storageChanged(from: storage, to: new) }
      storage = new
    }
  }

  /// The text with its attributes.
  open var attributedString: NSAttributedString? {
    get { storage }
    set { storage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  /// Returns the text of an element; nil if it has none.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// The range of the whole text.
  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: storage.length))
  }

  /// Calls a closure for each paragraph from a location on, until it returns false.
  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    var place = (textLocation as? TextOffset)?.offset ?? (isReverse ? storage.length : 0)
    var last: (any NSTextLocation)?
    guard (0...storage.length).contains(place) else { return nil }
    if isReverse {
      while place > 0 {
        let range = paragraphRange(at: place - 1)
        last = TextOffset(range.location)
        guard block(paragraph(range)) else { return last }
        place = range.location
      }
    } else {
      while place < storage.length {
        let range = paragraphRange(at: place)
        last = TextOffset(NSMaxRange(range))
        guard block(paragraph(range)) else { return last }
        place = NSMaxRange(range)
      }
    }
    return last
  }

  /// Replaces a range by the text of paragraphs.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    guard let range = offsets(of: range) else { return }
    let new = NSMutableAttributedString()
    for element in textElements ?? [] {
      if let text = attributedString(for: element) { new.append(text) }
    }
    storage.replaceCharacters(in: range, with: new)
  }

  /// Returns the location at a distance in UTF-16 units; nil if it is outside of the text.
  open override func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? {
    guard let start = (location as? TextOffset)?.offset else { return nil }
    let (place, isTooLarge) = start.addingReportingOverflow(offset)
    return !isTooLarge && (0...storage.length).contains(place) ? TextOffset(place) : nil
  }

  /// Performs edits, which the storage processes together at the end.
  open override func performEditingTransaction(_ transaction: () -> Void) {
    storage.beginEditing()
    super.performEditingTransaction(transaction)
    storage.endEditing()
  }

  // MARK: Internals

  private var storage: NSTextStorage

  /// Returns a range as offsets; nil for one outside of the text.
  func offsets(of range: NSTextRange) -> NSRange? {
    guard let start = (range.location as? TextOffset)?.offset,
      let end = (range.endLocation as? TextOffset)?.offset, start >= 0, end <= storage.length
    else { return nil }
    return NSRange(location: start, length: end - start)
  }

  /// Returns the paragraph of a range of the text.
  func paragraph(_ range: NSRange) -> NSTextParagraph {
    let paragraph = NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range)
    return paragraph
  }

  private func paragraphRange(at place: Int) -> NSRange {
    (storage.string as NSString).paragraphRange(for: NSRange(location: place, length: 0))
  }
}
