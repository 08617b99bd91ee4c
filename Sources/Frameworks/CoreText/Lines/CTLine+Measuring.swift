public import CoreGraphics
internal import TactusDisplayList
internal import TactusUIKitValues

/// Returns the width of a line with its trailing whitespace, in points.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Set to the height above the baseline, in points.
///   - descent: Set to the height below the baseline, in points.
///   - leading: Set to the additional space between lines, in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.width)
}

/// Returns the bounds of a line, from its origin, y upwards.
///
/// - Parameters:
///   - line: The line.
///   - options: What the bounds contain.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.glyphBounds }
  return CGRect(
    x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// Returns the bounds of the drawn glyphs of a line, from the text position of a context, y
/// upwards.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let place = context?.textPosition ?? .zero
  return line.glyphBounds.offsetBy(dx: place.x, dy: place.y)
}

/// Returns the width of the whitespace at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let start = line.length - line.trailingWhitespaceLength
  guard start < line.length else { return 0 }
  return line.carets.filter { $0.unit >= start }.reduce(0) { $0 + abs($1.end - $1.x) }
}

/// Returns the x offset at which a line is flush within a width, in points.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 for flush left, 0.5 for centered, 1 for flush right.
///   - flushWidth: The width, in points.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let width = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
  return max(0, (flushWidth - width) * min(max(0, Double(flushFactor)), 1))
}

/// Returns the index of the character, in the whole text, nearest to a point.
///
/// - Parameters:
///   - line: The line.
///   - position: The point, from the line's origin; `kCFNotFound` is returned for a line without
///     text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let x = Double(position.x)
  let letters = line.carets.filter { $0.x != $0.end && $0.unit < line.length }
  guard !letters.isEmpty else { return line.length == 0 ? -1 : line.start }
  func distance(_ letter: (unit: Int, x: Double, end: Double)) -> Double {
    max(0, min(letter.x, letter.end) - x, x - max(letter.x, letter.end))
  }
  let nearest = letters.min { distance($0) < distance($1) } ?? letters[0]
  let isAfter = abs(x - nearest.end) < abs(x - nearest.x)
  guard isAfter else { return line.start + nearest.unit }
  let next = line.carets.map(\.unit).filter { $0 > nearest.unit }.min() ?? line.length
  return line.start + min(next, line.length)
}

/// Returns the position of a caret in front of a character, in points from the line's origin.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The index of the character in the whole text.
///   - secondaryOffset: Set to the second caret position where the writing direction changes, and
///     to the same position elsewhere.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let unit = min(max(0, charIndex - line.start), line.length)
  let letter = line.carets.first { $0.unit >= unit && ($0.x != $0.end || $0.unit >= line.length) }
  let before = line.carets.last { $0.unit < unit && $0.x != $0.end }
  let place = letter?.x ?? before?.end ?? 0
  secondaryOffset?.pointee = CGFloat(before?.end ?? place)
  return CGFloat(place)
}

/// Calls a block with the position of each caret, from left to right.
///
/// - Parameters:
///   - line: The line.
///   - block: A block that receives the position in points, the index of the character, whether
///     this is its leading edge, and a flag that it sets to true to stop.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  let letters = line.carets.filter { $0.x != $0.end && $0.unit < line.length }
  let edges = letters.flatMap { [($0.x, $0.unit, true), ($0.end, $0.unit, false)] }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  var stops = false
  for (offset, unit, isLeading) in edges {
    block(offset, line.start + unit, isLeading, &stops)
    if stops { return }
  }
}

extension CTLine {
  /// The bounds of the glyphs, from the line's origin, y upwards; zero for none.
  fileprivate var glyphBounds: CGRect {
    let bounds = line.runs.indices.reduce(CGRect.null) { $0.union(glyphBounds(ofRun: $1)) }
    return bounds.isNull ? .zero : bounds
  }

  /// Returns the bounds of the glyphs of a run with their slant, from the line's origin, y upwards;
  /// null for none.
  ///
  /// - Parameters:
  ///   - index: The index of the run.
  ///   - glyphs: The glyphs; nil for all.
  func glyphBounds(ofRun index: Int, _ glyphs: Range<Int>? = nil) -> CGRect {
    var run = line.runs[index]
    if let glyphs { run.glyphs = Array(run.glyphs[glyphs]) }
    let (bounds, slant) = (run.glyphBounds, CGFloat(line.effects[index]?.slant ?? 0))
    guard !bounds.isNull, slant != 0 else { return bounds }
    return bounds.applying(
      CGAffineTransform(a: 1, b: 0, c: slant, d: 1, tx: slant * CGFloat(run.origin.y), ty: 0))
  }
}

extension TextRun {
  /// The bounds of the glyphs, from the line's origin, y upwards; null for none.
  fileprivate var glyphBounds: CGRect {
    glyphs.reduce(CGRect.null) { bounds, glyph in
      let frame = FontLibrary.shared.extents(of: glyph.id, in: font).frame
      guard frame.width > 0, frame.height > 0 else { return bounds }
      let place = DrawingPoint(origin.x + glyph.offset.x, origin.y + glyph.offset.y)
      return bounds.union(
        CGRect(
          x: place.x + frame.x * size, y: -place.y - (frame.y + frame.height) * size,
          width: frame.width * size, height: frame.height * size))
    }
  }
}
