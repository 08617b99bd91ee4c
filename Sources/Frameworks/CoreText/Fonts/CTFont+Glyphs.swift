public import CoreGraphics
internal import TactusDisplayList
public import TactusUIKitValues

/// Maps characters to glyphs.
///
/// - Parameters:
///   - font: The font.
///   - characters: The characters, in UTF-16 units.
///   - glyphs: A buffer for as many glyphs; 0 for a character that the font lacks, and for the
///     second unit of a surrogate pair.
///   - count: The number of units.
/// - Returns: Whether the font has all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  let units = UnsafeBufferPointer(start: characters, count: max(0, count))
  var hasAll = true
  var index = 0
  while index < units.count {
    let isPair =
      UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
      && UTF16.isTrailSurrogate(units[index + 1])
    let text = String(decoding: units[index...(isPair ? index + 1 : index)], as: UTF16.self)
    let glyph = font.glyph(of: text)
    glyphs[index] = glyph ?? 0
    if isPair { glyphs[index + 1] = 0 }
    hasAll = hasAll && glyph != nil
    index += isPair ? 2 : 1
  }
  return hasAll
}

/// Returns the sum of the widths of glyphs, or of their heights in vertical lines.
///
/// - Parameters:
///   - font: The font.
///   - orientation: The direction of the lines.
///   - glyphs: The glyphs.
///   - advances: A buffer for as many sizes, in points; nil if only the sum is needed. Their widths
///     are the distances to the next glyphs in both orientations (observed by others).
///   - count: The number of glyphs.
/// - Returns: The sum of the widths, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  let tables = orientation == .vertical ? font.tables : nil
  for index in 0..<max(0, count) {
    let advance =
      tables.map { font.pointSize * $0.verticalAdvance(of: UInt32(glyphs[index])) }
      ?? font.extents(of: glyphs[index]).advance
    advances?[index] = CGSize(width: advance, height: 0)
    sum += Double(advance)
  }
  return sum
}

/// Returns the union of the bounds of glyphs.
///
/// - Parameters:
///   - font: The font.
///   - orientation: The direction of the lines.
///   - glyphs: The glyphs.
///   - boundingRects: A buffer for as many rectangles, in points from the glyph's origin, y
///     upwards; nil if only the union is needed.
///   - count: The number of glyphs.
/// - Returns: The union of the rectangles.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var union = CGRect.null
  for index in 0..<max(0, count) {
    let bounds = font.extents(of: glyphs[index]).bounds
    boundingRects?[index] = bounds
    if !bounds.isEmpty { union = union.union(bounds) }
  }
  return union.isNull ? .zero : union
}

/// Creates the path of a glyph's outline, in points from the glyph's origin, y upwards.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The glyph.
///   - matrix: A transform of the outline; nil for none.
/// - Returns: The outline; nil for a glyph without an outline, such as a space or an emoji.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard
    case .outline(let outline) = FontLibrary.shared.shape(of: UInt32(glyph), in: font.drawing)
  else { return nil }
  let scale = font.pointSize / GlyphShape.unitsPerSize
  let upright = CGAffineTransform(scaleX: scale, y: -scale).concatenating(font.matrix)
  var transform = matrix.map { upright.concatenating($0.pointee) } ?? upright
  return CGPath(outline).copy(using: &transform)
}

/// Draws glyphs in the fill color of a context.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The glyphs.
///   - positions: The position of each glyph's origin, in user space.
///   - count: The number of glyphs.
///   - context: The context.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  context.setFont(CGFont(font.drawing))
  context.setFontSize(font.pointSize)
  let glyphs = Array(UnsafeBufferPointer(start: glyphs, count: max(0, count)))
  let positions = Array(UnsafeBufferPointer(start: positions, count: glyphs.count))
  guard !font.matrix.isIdentity else { return context.showGlyphs(glyphs, at: positions) }
  // The slant is applied about each glyph's own origin.
  for (glyph, position) in zip(glyphs, positions) {
    context.saveGState()
    context.translateBy(x: position.x, y: position.y)
    context.concatenate(font.matrix)
    context.showGlyphs([glyph], at: [.zero])
    context.restoreGState()
  }
}

extension UIFont {
  /// Returns the width and the bounds of a glyph, in points, y upwards.
  func extents(of glyph: CGGlyph) -> (advance: CGFloat, bounds: CGRect) {
    let extents = FontLibrary.shared.extents(of: UInt32(glyph), in: drawing)
    let (size, frame) = (pointSize, extents.frame)
    return (
      CGFloat(extents.advance) * size + tracking,
      CGRect(
        x: frame.x * size, y: -(frame.y + frame.height) * size, width: frame.width * size,
        height: frame.height * size
      ).applying(matrix)
    )
  }
}
