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

  /// The delegate, which may substitute paragraphs for display (TextKit.TL11).
  open weak var delegate: (any NSTextContentStorageDelegate)? {
    didSet {
      for manager in textLayoutManagers { manager.invalidateLayout(for: documentRange) }
    }
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

  /// Calls a closure for each paragraph from a location, until it returns false.
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
    let paragraph =
      paragraphOfDelegate(range)
      ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range)
    return paragraph
  }

  /// Returns the text that the delegate shows in place of a range; nil without a delegate.
  func displayedText(of range: NSRange) -> NSAttributedString? {
    guard delegate != nil, range.length > 0 else { return nil }
    let shown = NSMutableAttributedString(
      attributedString: storage.attributedSubstring(from: range))
    var place = range.location
    while place < NSMaxRange(range) {
      let whole = paragraphRange(at: place)
      let part = NSIntersectionRange(whole, range)
      if let text = paragraphOfDelegate(whole)?.attributedString {
        let own = NSRange(location: part.location - whole.location, length: part.length)
        shown.replaceCharacters(
          in: NSRange(location: part.location - range.location, length: part.length),
          with: text.attributedSubstring(from: own))
      }
      place = max(NSMaxRange(whole), place + 1)
    }
    return shown
  }

  private func paragraphOfDelegate(_ range: NSRange) -> NSTextParagraph? {
    guard let paragraph = delegate?.textContentStorage(self, textParagraphWith: range) else {
      return nil
    }
    guard paragraph.attributedString.length == range.length else {
      RuntimeWarning.once(
        "a paragraph of an NSTextContentStorageDelegate is as long as that of the storage",
        namesPlace: true)
      return nil
    }
    return paragraph
  }

  private func paragraphRange(at place: Int) -> NSRange {
    (storage.string as NSString).paragraphRange(for: NSRange(location: place, length: 0))
  }
}
