/// Renders previews of text dragged by the user.
///
/// The text is divided into the rectangles of its first line, its last line, and the lines between
/// them.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  /// Creates a text drag preview renderer with the specified layout manager and range.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: false)
  }

  /// Creates a text drag preview renderer with the specified layout manager, range, and rectangle
  /// detection behavior.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - range: The range of characters.
  ///   - unifyRects: Whether all lines are one rectangle.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    (self.layoutManager, self.range) = (layoutManager, range)
    super.init()
    findRects(unifies: unifyRects)
  }

  /// The layout manager that renders the text drag preview.
  open private(set) var layoutManager: NSLayoutManager

  /// The image of the text drag preview that's rendered by the layout manager.
  open var image: UIImage {
    let area = firstLineRect.union(bodyRect).union(lastLineRect)
    guard !area.isEmpty else { return UIImage() }
    let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    return UIGraphicsImageRenderer(size: area.size).image { _ in
      let origin = CGPoint(x: -area.minX, y: -area.minY)
      layoutManager.drawBackground(forGlyphRange: glyphs, at: origin)
      layoutManager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
  }

  /// The bounding rectangle of the first line of text in the drag preview.
  open private(set) var firstLineRect = CGRect.null
  /// The bounding rectangle of the text in the middle of the drag preview; null for two lines or
  /// fewer.
  open private(set) var bodyRect = CGRect.null
  /// The bounding rectangle of the last line of text in the drag preview; null for a single line.
  open private(set) var lastLineRect = CGRect.null

  /// Adjusts the size and origin of the bounding rectangles during a text drag operation; does
  /// nothing, subclasses override it.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {}

  // MARK: Internals

  private let range: NSRange

  private func findRects(unifies: Bool) {
    let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    guard glyphs.length > 0,
      let container = layoutManager.textContainer(
        forGlyphAt: glyphs.location, effectiveRange: nil)
    else { return }
    var rects: [CGRect] = []
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    if unifies {
      bodyRect = rects.reduce(.null) { $0.union($1) }
    } else {
      firstLineRect = rects.first ?? .null
      if rects.count > 1 { lastLineRect = rects[rects.count - 1] }
      bodyRect = rects.dropFirst().dropLast().reduce(.null) { $0.union($1) }
    }
    var (first, body, last) = (firstLineRect, bodyRect, lastLineRect)
    adjust(firstLineRect: &first, bodyRect: &body, lastLineRect: &last, textOrigin: .zero)
    (firstLineRect, bodyRect, lastLineRect) = (first, body, last)
  }
}
