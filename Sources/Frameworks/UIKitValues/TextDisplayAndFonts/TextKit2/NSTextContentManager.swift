/// A text as a sequence of elements; `NSTextContentStorage` is the subclass for attributed strings.
open class NSTextContentManager: NSObject {
  /// The options of an enumeration of elements.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enumerates the elements before the location, last to first.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  /// Creates a content manager without a text.
  public override init() { super.init() }

  // MARK: Layout managers

  /// The layout managers.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager of the edited view; the first one by default.
  open weak var primaryTextLayoutManager: NSTextLayoutManager?

  /// Adds a layout manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.contentManagerChanged(to: self)
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let place = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else {
      return
    }
    textLayoutManagers.remove(at: place)
    textLayoutManager.contentManagerChanged(to: nil)
    if primaryTextLayoutManager === textLayoutManager {
      primaryTextLayoutManager = textLayoutManagers.first
    }
  }

  // MARK: Elements

  /// The range of the whole text.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

  /// Calls a closure for each element from a location, until it returns false.
  ///
  /// - Parameters:
  ///   - textLocation: The location; nil for the start of the text, or its end in reverse.
  ///   - options: The direction.
  ///   - block: The closure.
  /// - Returns: The end of the last element; nil without elements.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Returns the elements that intersect a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange else { return false }
      let isBefore = own.location.compare(range.endLocation) == .orderedAscending
      if isBefore || found.isEmpty { found.append(element) }
      return isBefore
    }
    return found
  }

  /// Replaces a range with the text of elements; does nothing by default.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  // MARK: Locations

  /// Returns the location at a distance in UTF-16 units; nil if it is outside of the text.
  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  /// Returns the distance between two locations in UTF-16 units; `NSNotFound` if they are of other
  /// texts.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? TextOffset, let end = to as? TextOffset else { return NSNotFound }
    return end.offset - start.offset
  }

  // MARK: Editing

  /// Whether the text is being edited in a transaction.
  open private(set) var hasEditingTransaction = false

  /// Performs edits that are processed together at the end.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let isOuter = !hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    if isOuter { hasEditingTransaction = false }
  }
}
