/// The layout of a storage's text in text containers, and its drawing.
///
/// Each UTF-16 unit has one glyph; a character of several units has its glyph at the first
/// (TextKit.TK12–TK24).
///
/// - Thread: any, but one at a time; the main thread once a view shows the text.
open class NSLayoutManager: NSObject {
  // MARK: Creating

  /// Creates a layout manager without a storage and containers.
  public override init() { super.init() }

  /// Returns nil: layout managers cannot be unarchived.
  public required init?(coder: NSCoder) { nil }

  /// The delegate.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidateAll() } }

  // MARK: Storage and containers

  /// The text storage, which retains the layout manager.
  open weak var textStorage: NSTextStorage?
  /// The text containers, in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Appends a text container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a text container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    programmingPrecondition(
      (0...textContainers.count).contains(index),
      "the index \(index) is beyond \(textContainers.count) text containers",
      exception: "NSRangeException")
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidateAll()
  }

  /// Removes a text container.
  open func removeTextContainer(at index: Int) {
    programmingPrecondition(
      textContainers.indices.contains(index),
      "the index \(index) is beyond \(textContainers.count) text containers",
      exception: "NSRangeException")
    textContainers.remove(at: index).layoutManager = nil
    invalidateAll()
  }

  /// Invalidates the layout after a change of a container's area.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateAll() }

  // MARK: Options

  /// Whether parts of the text may be laid out before preceding parts (TextKit.TK25).
  open var allowsNonContiguousLayout = false
  /// Whether the layout has gaps.
  open var hasNonContiguousLayout: Bool {
    isNonContiguous && paragraphs.contains { !$0.isMeasured }
  }
  /// Whether lines include the font's leading; no effect, because the fonts here have none.
  open var usesFontLeading = true

  // MARK: Invalidation

  /// Discards the layout of a range; its paragraphs are laid out on demand.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    let range = discardLines(in: charRange)
    actualCharRange?.pointee = range
    layoutInvalidated(range)
  }

  /// Discards the glyphs and the layout of a range.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    discardGlyphs(in: charRange)
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  /// Redraws a range.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onDisplayChange?() }
  /// Redraws a range of glyphs.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: places(ofGlyphs: glyphRange))
  }

  /// Called by the storage after changes (TextKit.TK14).
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {
    if editMask.contains(.editedCharacters) { rendering?.edited(newCharRange, growth: delta) }
    let range = replaceParagraphs(
      in: editMask.contains(.editedCharacters) ? newCharRange : invalidatedRange, growth: delta)
    layoutInvalidated(range)
  }

  // MARK: Layout

  /// Generates the glyphs of a range.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {
    generateGlyphs()
    layOut()
  }
  /// Generates glyphs.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {
    ensureGlyphs(forCharacterRange: places(ofGlyphs: glyphRange))
  }
  /// Lays out a range.
  open func ensureLayout(forCharacterRange charRange: NSRange) { layOut(charRange) }
  /// Lays out a range of glyphs.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut(places(ofGlyphs: glyphRange)) }
  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) {
    layOut(NSRange(location: 0, length: unitCount))
  }
  /// Lays out the text in a rectangle of a container.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layOut(from: bounds.minY, to: bounds.maxY)
  }

  /// Returns the offset of the first character not laid out; the length of the text if there is
  /// none.
  open func firstUnlaidCharacterIndex() -> Int { firstUnlaidOffset }
  /// Returns the index of the first glyph not laid out.
  open func firstUnlaidGlyphIndex() -> Int { glyph(ofPlace: firstUnlaidOffset) }

  // MARK: Glyphs

  /// The number of glyphs.
  open var numberOfGlyphs: Int { unitCount + insertedGlyphCount }
  /// Returns the glyph at an index, or 0 if it is invalid.
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }
  /// Returns the glyph at an index.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    generatedGlyph(at: glyphIndex)?.id ?? glyph(at: place(ofGlyph: glyphIndex).place) ?? 0
  }
  /// Returns whether an index has a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// Returns the property of a glyph.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    generatedGlyph(at: glyphIndex)?.property ?? property(at: place(ofGlyph: glyphIndex).place)
  }
  /// Returns the offset of the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { place(ofGlyph: glyphIndex).place }
  /// Returns the index of the first glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { glyph(ofPlace: charIndex) }
  /// Returns the glyphs of a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(charRange)
    actualCharRange?.pointee = range
    return glyphs(ofPlaces: range)
  }
  /// Returns the characters of a range of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(places(ofGlyphs: glyphRange))
    actualGlyphRange?.pointee = glyphs(ofPlaces: range)
    return range
  }

  /// Writes the glyphs of a range with their properties, character offsets and bidirectional levels
  /// (0 for left to right), and returns their number.
  @discardableResult
  open func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    readGlyphs(glyphRange) { index, glyph in
      glyphBuffer?[index] = cgGlyph(at: glyph)
      props?[index] = propertyForGlyph(at: glyph)
      charIndexBuffer?[index] = characterIndexForGlyph(at: glyph)
      bidiLevelBuffer?[index] = bidiLevel(ofGlyph: glyph)
    }
  }
  /// Sets the glyphs of a range (TextKit.TK28); only valid while the delegate generates glyphs.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - props: Their properties.
  ///   - charIndexes: The offsets of their characters, in ascending order.
  ///   - aFont: The font.
  ///   - glyphRange: The range, as long as the arrays.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) {
    set(
      (0..<max(0, glyphRange.length)).map {
        GeneratedGlyphs.Glyph(id: glyphs[$0], property: props[$0], unit: charIndexes[$0])
      })
  }

  // MARK: Line fragments

  /// Returns the container of a glyph; nil for none.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    defer { convertToGlyphs(effectiveGlyphRange) }
    return container(at: place(ofGlyph: glyphIndex).place, effectiveGlyphRange)
  }
  /// Returns the container of a glyph.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// Returns the rectangle of all text in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect { usedArea(of: container) }
  /// Returns the line fragment rectangle of a glyph, and the glyphs in it.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(ofGlyph: glyphIndex, effectiveGlyphRange) { fragmentRect($0) } }
  /// Returns the line fragment rectangle of a glyph, and the glyphs in it.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// Returns the used part of the line fragment rectangle of a glyph, and the glyphs in it.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(ofGlyph: glyphIndex, effectiveGlyphRange) { usedRect($0) } }
  /// Returns the used part of the line fragment rectangle of a glyph, and the glyphs in it.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The rectangle of the empty line after a final paragraph separator, or of an empty text; zero
  /// if there is none (TextKit.TK17).
  open var extraLineFragmentRect: CGRect { extraLine.map { fragmentRect($0) } ?? .zero }
  /// The used part of the extra line fragment rectangle.
  open var extraLineFragmentUsedRect: CGRect { extraLine.map { usedRect($0) } ?? .zero }
  /// The container of the extra line.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine.map { textContainers[line($0).container] }
  }
  /// Returns the location of a glyph on the baseline, relative to its line fragment rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let (place, number) = place(ofGlyph: glyphIndex)
    return glyphLocation(place, number: number)
  }
  /// Returns whether a glyph is not drawn: a control character or a part of another glyph.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }
  /// Returns the size of the attachment of a glyph; (−1, −1) for other glyphs.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    sizeOfAttachment(at: place(ofGlyph: glyphIndex).place)
  }
  /// Returns the glyphs that an ellipsis replaces in a glyph's line; the location is `NSNotFound`
  /// if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    glyphs(ofPlaces: truncatedRange(at: place(ofGlyph: glyphIndex).place))
  }

  /// Sets the rectangles of the line being laid out, relative to the top of its paragraph; apps
  /// override it to change them (TextKit.TK30).
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) { setRectangles(fragmentRect, usedRect) }
  /// Sets the rectangles of the extra line being laid out; apps override it to change them.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) { setRectangles(fragmentRect, usedRect) }

  // MARK: Geometry

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    glyphs(ofPlaces: range(in: container))
  }
  /// Returns the bounding rectangle of glyphs in a container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  { boundingArea(of: places(ofGlyphs: glyphRange), in: container) }
  /// Returns the smallest range of whole lines that contains all glyphs in a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphs(ofPlaces: lineRange(in: bounds, container))
  }
  /// Returns the smallest range of whole lines that contains all glyphs in a rectangle.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
  /// Returns the glyph nearest to a point, and the fraction of its width before the point, 0…1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = nearestGlyph(to: point, container)
    partialFraction?.pointee = found.fraction
    return glyph(ofPlace: found.place)
  }
  /// Returns the glyph nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyph(ofPlace: nearestGlyph(to: point, container).place)
  }
  /// Returns the fraction of the nearest glyph's width before a point, 0…1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat { nearestGlyph(to: point, container).fraction }
  /// Returns the character nearest to a point, and the fraction of its width before the point, 0…1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = nearestGlyph(to: point, container)
    partialFraction?.pointee = found.fraction
    return found.place
  }
  /// Returns the insertion points of the line of a character.
  ///
  /// - Parameters:
  ///   - charIndex: The offset of the character.
  ///   - alternatePositions: Whether secondary positions at direction changes are returned; there
  ///     are none here.
  ///   - inDisplayOrder: Whether the points are ordered from left to right.
  ///   - positions: On return, the horizontal positions relative to the line fragment rectangle.
  ///   - charIndexes: On return, the offsets of the characters.
  /// - Returns: The number of insertion points.
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    var points = aFlag ? [] : insertionPoints(at: charIndex)
    if dFlag { points.sort { $0.x < $1.x } }
    for (index, point) in points.enumerated() {
      positions?[index] = point.x
      charIndexes?[index] = point.place
    }
    return points.count
  }
  /// Calls a block for each line that contains glyphs of a range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { forEachLine(in: places(ofGlyphs: glyphRange), block) }
  /// Calls a block for each rectangle of a range, one or more per line.
  ///
  /// - Parameters:
  ///   - glyphRange: The range.
  ///   - selectedRange: The selection that contains the range, whose rectangles extend to the line
  ///     ends; location `NSNotFound` for rectangles of the glyphs only.
  ///   - textContainer: The container.
  ///   - block: The block, with the rectangle and a flag that stops the enumeration.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let isSelection = selectedRange.location != NSNotFound
    var stop = ObjCBool(false)
    let range = places(ofGlyphs: glyphRange)
    for area in areas(of: range, fillsLines: isSelection, in: textContainer) {
      block(area, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintBackground(places(ofGlyphs: glyphsToShow), origin)
  }
  /// Draws glyphs with their underlines, strikethroughs and attachments.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGlyphs(places(ofGlyphs: glyphsToShow), origin)
  }
  /// Draws the glyphs of a run in the fill color; apps override it (TextKit.TK31).
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
    font: UIFont, textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
    in CGContext: CGContext
  ) {
    showCGGlyphs(
      glyphs, positions: positions, count: glyphCount, font: font, matrix: textMatrix,
      attributes: attributes, in: CGContext)
  }
  /// Draws the glyphs of a run; called by the method with a text matrix.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
    font: UIFont, matrix textMatrix: CGAffineTransform,
    attributes: [NSAttributedString.Key: Any] = [:], in graphicsContext: CGContext
  ) { paint(glyphs, positions, glyphCount, font, textMatrix, graphicsContext) }
  /// Fills the rectangles of a background with the current color.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<rectCount { context.fill(rectArray[index]) }
  }
  /// Draws the underline of glyphs in a line.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paintDecorations(places(ofGlyphs: glyphRange), isUnderline: true, containerOrigin) }
  /// Draws the underline of glyphs in a line, by `drawUnderline`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0,
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin)
  }
  /// Draws the strikethrough of glyphs in a line.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paintDecorations(places(ofGlyphs: glyphRange), isUnderline: false, containerOrigin) }
  /// Draws the strikethrough of glyphs in a line, by `drawStrikethrough`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0,
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin)
  }

  // MARK: Internals

  /// The paragraphs; those without lines are laid out on demand.
  var paragraphs: [LayoutParagraph] = []
  /// The offsets of the paragraphs.
  var starts: [Int] = []
  /// The tops of the paragraphs in their container.
  var tops: [CGFloat] = []
  /// The minimum number of paragraphs with lines.
  var storedCount = 0
  /// Whether some text is not laid out.
  var needsLayout = true
  /// Whether the text is being laid out.
  var isLayingOut = false
  /// The rectangles of the line being laid out; nil otherwise.
  var placing: (fragment: CGRect, used: CGRect)?
  /// The run being drawn; nil otherwise.
  var shownRun: ShownRun?
  /// The end of the laid-out text, which excludes text beyond the last container.
  var laidOutEnd = 0

  /// The glyphs that the delegate sets for the run being generated; nil otherwise.
  var generation: [GeneratedGlyphs.Glyph]?
  /// The offsets of characters with inserted glyphs, computed on demand.
  var knownInsertedPlaces: [Int]?

  /// The default attributes, and the traits and direction of the view.
  package var defaults = AttributedText.Defaults()
  /// The attributes of an empty text; nil for the default ones.
  package var emptyLineAttributes: [NSAttributedString.Key: Any]?
  /// Adds display attributes, such as those of links, to a paragraph before shaping.
  package var decorate: ((NSMutableAttributedString, _ location: Int) -> Void)?
  /// Returns the text shown in place of a range; nil for the storage's text.
  var displayedText: ((NSRange) -> NSAttributedString?)?
  /// The rendering attributes of TextKit 2; nil for none.
  var rendering: RenderingAttributes?
  /// Called when the layout is invalidated.
  package var onLayoutChange: (() -> Void)?
  /// Called when the text has to be redrawn.
  package var onDisplayChange: (() -> Void)?
  /// Called after characters are replaced, with the range in the current text and the change in
  /// length.
  package var onEdit: ((_ range: NSRange, _ growth: Int) -> Void)?
}
