/// A renderer of laid-out characters for a drag preview.
///
/// The text is divided into the rectangles of its first line, its last line, and the lines between.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  /// Finds the first, last and intermediate lines of a character range.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: false)
  }

  /// Finds the lines of a character range, separately or as one rectangle.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - range: The range of characters.
  ///   - unifyRects: Whether all lines form one rectangle.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    (self.layoutManager, self.range) = (layoutManager, range)
    super.init()
    findRects(unifies: unifyRects)
  }

  /// The layout whose glyphs are drawn.
  open private(set) var layoutManager: NSLayoutManager

  /// The glyphs of the range with their background, rendered at each access.
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

  /// The rectangle of the first line; null if the lines are unified.
  open private(set) var firstLineRect = CGRect.null
  /// The rectangle of the intermediate lines, or of all unified lines; null for none.
  open private(set) var bodyRect = CGRect.null
  /// The rectangle of the last of several lines; null for none.
  open private(set) var lastLineRect = CGRect.null

  /// Does nothing; a subclass may adjust the three rectangles.
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
