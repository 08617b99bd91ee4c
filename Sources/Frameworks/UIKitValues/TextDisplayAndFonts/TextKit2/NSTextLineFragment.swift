/// A line of a layout fragment.
open class NSTextLineFragment: NSObject {
  /// The text of the element.
  open private(set) var attributedString: NSAttributedString
  /// The range of the line in that text.
  open private(set) var characterRange: NSRange
  /// The rectangle of the line, from the origin of the fragment's frame.
  open private(set) var typographicBounds: CGRect
  /// The start of the baseline, from the origin of the rectangle.
  open private(set) var glyphOrigin: CGPoint

  /// Draws the line with the origin of its rectangle at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let manager else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    manager.drawGlyphs(
      forGlyphRange: NSRange(
        location: start + characterRange.location, length: characterRange.length),
      at: CGPoint(x: point.x - used.minX, y: point.y - used.minY))
  }

  /// Returns the start of a character on the baseline, from the origin of the rectangle.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let manager, (0..<attributedString.length).contains(index) else { return .zero }
    let rect = manager.lineFragmentRect(forGlyphAt: start + index, effectiveRange: nil)
    let place = manager.location(forGlyphAt: start + index)
    return CGPoint(x: place.x + rect.minX - used.minX, y: place.y + rect.minY - used.minY)
  }

  /// Returns the index of the character at a point from the origin of the rectangle.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let found = nearest(to: point) else { return NSNotFound }
    return min(max(found.place - start, characterRange.location), NSMaxRange(characterRange))
  }

  /// Returns the fraction of a character before a point, 0…1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    nearest(to: point)?.fraction ?? 0
  }

  // MARK: Internals

  private weak var manager: NSLayoutManager?
  private let used: CGRect
  private let start: Int

  init(
    _ line: NSTextLayoutFragment.Line, in paragraph: NSTextParagraph?, _ range: NSRange,
    of manager: NSLayoutManager?, from origin: CGPoint
  ) {
    (self.manager, used, start) = (manager, line.used, range.location)
    attributedString = paragraph?.attributedString ?? NSAttributedString(string: "")
    characterRange = NSRange(
      location: line.range.location - range.location, length: line.range.length)
    typographicBounds = line.used.offsetBy(dx: -origin.x, dy: -origin.y)
    let rect =
      manager?.lineFragmentRect(
        forGlyphAt: line.range.location, effectiveRange: nil) ?? line.used
    let place = manager?.location(forGlyphAt: line.range.location) ?? .zero
    glyphOrigin = CGPoint(
      x: place.x + rect.minX - line.used.minX, y: place.y + rect.minY - line.used.minY)
    super.init()
  }

  private func nearest(to point: CGPoint) -> (place: Int, fraction: CGFloat)? {
    guard let manager, let container = manager.textContainers.first else { return nil }
    var fraction: CGFloat = 0
    let place = manager.glyphIndex(
      for: CGPoint(x: point.x + used.minX, y: used.midY), in: container,
      fractionOfDistanceThroughGlyph: &fraction)
    return (place, fraction)
  }
}
