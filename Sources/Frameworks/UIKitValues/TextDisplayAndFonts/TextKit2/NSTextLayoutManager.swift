/// The layout of a text's elements in a container.
///
/// The lines are those of an `NSLayoutManager` (TextKit.TL1).
open class NSTextLayoutManager: NSObject {
  /// The kind of enumerated segments.
  public enum SegmentType: Int, Sendable {
    /// The rectangles of the characters.
    case standard = 0
    /// The rectangles of a selection, extended to the ends of lines that it continues beyond.
    case selection = 1
    /// The rectangles of a highlight.
    case highlight = 2
  }

  /// The options of an enumeration of segments.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The segments have no ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
  }

  /// Creates a layout manager without a text and a container.
  public override init() {
    engine = NSLayoutManager()
    engine.allowsNonContiguousLayout = true
    super.init()
  }

  /// Creates a layout manager over the layout of a text view.
  package init(over engine: NSLayoutManager) {
    self.engine = engine
    super.init()
    engine.textContainers.first?.textLayoutManager = self
  }

  // MARK: Text and container

  /// The delegate, which may create custom fragments (TextKit.TL10).
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet { engine.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 0)) }
  }

  /// The content manager, which retains the layout manager.
  open private(set) weak var textContentManager: NSTextContentManager?

  /// The container; nil for none.
  open var textContainer: NSTextContainer? {
    get { engine.textContainers.first }
    set {
      guard newValue !== textContainer else { return }
      textContainer?.textLayoutManager = nil
      while !engine.textContainers.isEmpty { engine.removeTextContainer(at: 0) }
      guard let newValue else { return }
      engine.addTextContainer(newValue)
      newValue.textLayoutManager = self
    }
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// Whether the leading of fonts is used.
  open var usesFontLeading: Bool {
    get { engine.usesFontLeading }
    set { engine.usesFontLeading = newValue }
  }

  // MARK: Layout

  /// The rectangle of all text in the container; an estimate for text that is not laid out.
  open var usageBoundsForTextContainer: CGRect {
    textContainer.map { engine.usedRect(for: $0) } ?? .zero
  }

  /// Returns the location at a distance in characters from another; nil beyond the document.
  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  /// Returns the number of characters from one location to another; negative if backward,
  /// `NSNotFound` without a content manager.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }

  /// Lays out a range if needed.
  open func ensureLayout(for range: NSTextRange) {
    if let range = offsets(of: range) { engine.ensureLayout(forCharacterRange: range) }
  }

  /// Lays out the text in an area of the container if needed.
  open func ensureLayout(for bounds: CGRect) {
    if let textContainer { engine.ensureLayout(forBoundingRect: bounds, in: textContainer) }
  }

  /// Discards the layout of a range.
  open func invalidateLayout(for range: NSTextRange) {
    guard let range = offsets(of: range) else { return }
    engine.invalidateLayout(forCharacterRange: range, actualCharacterRange: nil)
  }

  /// Replaces the text of a range.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    guard let own = offsets(of: range) else { return }
    storage?.replaceCharacters(in: own, with: attributedString)
  }

  /// Replaces a range with the text of elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  // MARK: Rendering attributes

  /// A closure that sets a fragment's rendering attributes before it is shown; it is called again
  /// after the fragment's text changes or its attributes are invalidated (TextKit.TL9).
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

  /// Replaces all rendering attributes of a range (TextKit.TL8).
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { setRendering(renderingAttributes, textRange) }

  /// Adds a rendering attribute to a range.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { changeRendering(renderingAttribute, value, textRange) }

  /// Removes a rendering attribute from a range.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { changeRendering(renderingAttribute, nil, textRange) }

  /// Invalidates the rendering attributes of a range, so that the validator sets them again.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    invalidateRendering(textRange)
  }

  /// Calls a closure for each range of equal rendering attributes from a location on, until it
  /// returns false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) { enumerateRendering(from: location, reverse, block) }

  // MARK: Fragments

  /// Returns the fragment at a point of the container; nil if there is none at its height.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    guard let textContainer, let storage, storage.length > 0 else { return nil }
    let place = engine.glyphIndex(for: position, in: textContainer)
    let found = textLayoutFragment(for: TextOffset(place))
    guard let frame = found?.layoutFragmentFrame, frame.minY <= position.y, position.y < frame.maxY
    else { return nil }
    return found
  }

  /// Returns the fragment of a location; nil for one outside of the text.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    var found: NSTextLayoutFragment?
    let end = documentRange.endLocation
    guard location.compare(end) == .orderedAscending else { return nil }
    enumerateTextLayoutFragments(from: location) {
      found = $0
      return false
    }
    return found
  }

  /// Calls a closure for each fragment from a location, until it returns false (TextKit.TL3).
  ///
  /// - Parameters:
  ///   - location: The location; nil for the start of the text, or its end in reverse.
  ///   - options: The direction, and whether the fragments are laid out.
  ///   - block: The closure.
  /// - Returns: The end of the last fragment; nil without fragments.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?,
    options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    guard let content = textContentManager, textContainer != nil else { return nil }
    return content.enumerateTextElements(
      from: location, options: options.contains(.reverse) ? .reverse : []
    ) { element in
      if options.contains(.ensuresLayout), let range = element.elementRange {
        ensureLayout(for: range)
      }
      return block(fragment(of: element))
    }
  }

  /// Calls a closure for each rectangle of a range, one or more per line, until it returns false.
  ///
  /// - Parameters:
  ///   - textRange: The range.
  ///   - type: The kind of rectangles.
  ///   - options: Whether the segments have ranges.
  ///   - block: The closure, with the segment's range in its line, its rectangle, the baseline from
  ///     its top, and the container.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let range = offsets(of: textRange), let textContainer else { return }
    guard range.length > 0 else {
      let caret = engine.caret(range.location, isAtEnd: false)
      let rect = CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
      _ = block(textRange, rect, caret.height, textContainer)
      return
    }
    var isOver = false
    engine.enumerateLineFragments(forGlyphRange: range) { _, _, container, line, stop in
      let part = NSIntersectionRange(line, range)
      guard part.length > 0, !isOver else { return }
      let baseline = engine.location(forGlyphAt: part.location).y
      for area in engine.areas(of: part, fillsLines: type == .selection, in: container)
      where !isOver {
        let segment = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
        isOver = !block(segment, area, baseline, container)
      }
      if isOver { stop.pointee = true }
    }
  }

  /// The controller of the viewport (TextKit.TL7).
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  // MARK: Internals

  /// Returns the visible rectangle of the container in a text view; nil outside of one.
  package var visibleBounds: (() -> CGRect)?

  /// The layout manager that has the lines.
  package let engine: NSLayoutManager

  private var content: NSTextContentStorage? { textContentManager as? NSTextContentStorage }
  package var storage: NSTextStorage? { content?.textStorage }

  /// Returns a range as offsets; nil for one outside of the text.
  package func offsets(of range: NSTextRange) -> NSRange? { content?.offsets(of: range) }

  /// Called when the layout manager is added to or removed from a content manager.
  func contentManagerChanged(to new: NSTextContentManager?) {
    let old = storage
    textContentManager = new
    engine.displayedText = { [weak self] in self?.content?.displayedText(of: $0) }
    storageChanged(from: old, to: storage)
  }

  /// Called when the content manager gets another storage.
  func storageChanged(from old: NSTextStorage?, to new: NSTextStorage?) {
    guard engine.textStorage !== new else { return }
    old?.removeLayoutManager(engine)
    new?.addLayoutManager(engine)
  }
}
