public import CoreGraphics
internal import TactusDisplayList
internal import TactusUIKitValues

/// Glyphs of a line with one font and the same attributes.
///
/// Sendable because its properties are constants, and nobody changes the memory that they name.
///
/// - Thread: any.
public final class CTRun: _CoreFoundationType, _CoreFoundationObject, @unchecked Sendable {
  private let line: CTLine
  private let number: Int
  /// The glyphs, from left to right.
  let glyphs: UnsafeMutableBufferPointer<CGGlyph>
  /// The positions of the glyphs from the line's origin, y upwards.
  let positions: UnsafeMutableBufferPointer<CGPoint>
  /// The widths of the glyphs.
  let advances: UnsafeMutableBufferPointer<CGSize>
  /// The indexes of the glyphs' characters in the whole text.
  let indices: UnsafeMutableBufferPointer<CFIndex>
  /// The range of the characters in the whole text.
  let range: CFRange

  init(_ line: CTLine, _ number: Int) {
    (self.line, self.number) = (line, number)
    let run = line.line.runs[number]
    let start = line.runStarts[number] ?? 0
    let offsets = ByteOffsets(run.text)
    let count = run.glyphs.count
    glyphs = .allocate(capacity: count)
    positions = .allocate(capacity: count)
    advances = .allocate(capacity: count)
    indices = .allocate(capacity: count)
    let last = line.line.frame.x + Double(line.width)
    let next = line.line.runs.dropFirst(number + 1).first?.origin.x ?? last
    for (index, glyph) in run.glyphs.enumerated() {
      let place = DrawingPoint(run.origin.x + glyph.offset.x, run.origin.y + glyph.offset.y)
      let end = index + 1 < count ? run.origin.x + run.glyphs[index + 1].offset.x : next
      glyphs.initializeElement(at: index, to: CGGlyph(truncatingIfNeeded: glyph.id))
      positions.initializeElement(at: index, to: CGPoint(x: place.x, y: -place.y))
      advances.initializeElement(at: index, to: CGSize(width: max(0, end - place.x), height: 0))
      indices.initializeElement(
        at: index, to: line.start + start + offsets.unit(at: glyph.cluster))
    }
    range = CFRange(location: line.start + start, length: run.text.utf16.count)
  }

  deinit {
    glyphs.deallocate()
    positions.deallocate()
    advances.deallocate()
    indices.deallocate()
  }

  /// The attributes of the text.
  var attributes: CFDictionary {
    let place = range.location - line.start
    guard (0..<line.length).contains(place) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: line.string.attributes(at: place, effectiveRange: nil)
        .map { (AnyHashable($0.key.rawValue), $0.value) })
  }

  /// Returns the width of glyphs, in points.
  func width(_ range: CFRange) -> CGFloat {
    advances[chosen(range)].reduce(0) { $0 + $1.width }
  }

  /// The ascent and descent of the font, in points.
  var heights: (ascent: CGFloat, descent: CGFloat) {
    let font = attributes[kCTFontAttributeName] as? UIFont
    return font.map { ($0.ascender, -$0.descender) } ?? (line.ascent, line.descent)
  }

  /// The bounds of the glyphs, from the line's origin, y upwards.
  func bounds(_ range: CFRange) -> CGRect {
    let bounds = line.glyphBounds(ofRun: number, chosen(range))
    return bounds.isNull ? .zero : bounds
  }

  /// Draws glyphs at the text position of a context.
  func draw(_ range: CFRange, in context: CGContext) {
    line.draw(at: context.textPosition, in: context, part: (number, chosen(range)))
  }

  /// Returns the indexes of a range of glyphs; a length of 0 stands for the rest.
  private func chosen(_ range: CFRange) -> Range<Int> {
    let chosen = range.clipped(to: glyphs.count)
    return chosen.lowerBound..<chosen.upperBound
  }

  /// Copies the origin of each glyph of a range, relative to the sum of the preceding advances, to
  /// a buffer.
  func copyOrigins(_ range: CFRange, to memory: UnsafeMutablePointer<CGPoint>) {
    let chosen = chosen(range)
    var place = positions.first?.x ?? 0
    for index in 0..<chosen.upperBound {
      if index >= chosen.lowerBound {
        memory[index - chosen.lowerBound] = CGPoint(
          x: positions[index].x - place, y: positions[index].y)
      }
      place += advances[index].width
    }
  }

  /// Copies a range of values to a buffer.
  func copy<Value>(
    _ values: UnsafeMutableBufferPointer<Value>, _ range: CFRange,
    to memory: UnsafeMutablePointer<Value>
  ) {
    for (index, value) in values[chosen(range)].enumerated() { memory[index] = value }
  }
}

/// Returns the number of glyphs of a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of the text of a run.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// Returns the properties of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  guard let first = run.indices.first, let last = run.indices.last, last < first else { return [] }
  return .rightToLeft
}

/// Returns the glyphs of a run; the pointer is valid as long as the run exists.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
  run.glyphs.baseAddress.map { UnsafePointer($0) }
}

/// Copies the glyphs of a range to a buffer; a length of 0 stands for the rest.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) { run.copy(run.glyphs, range, to: buffer) }

/// Returns the positions of the glyphs from the line's origin; the pointer is valid as long as the
/// run exists.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  run.positions.baseAddress.map { UnsafePointer($0) }
}

/// Copies the positions of the glyphs of a range to a buffer; a length of 0 stands for the rest.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) { run.copy(run.positions, range, to: buffer) }

/// Returns the advances of the glyphs; the pointer is valid as long as the run exists.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
  run.advances.baseAddress.map { UnsafePointer($0) }
}

/// Copies the widths of the glyphs of a range to a buffer; a length of 0 stands for the rest.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) { run.copy(run.advances, range, to: buffer) }

/// Copies the advances of the glyphs of a range to a buffer, and their origins relative to the sum
/// of the preceding advances to another; a length of 0 stands for the rest (CoreText.CT44).
///
/// - Parameters:
///   - runRef: The run.
///   - range: The range of the glyphs.
///   - advancesBuffer: A buffer for the advances, in points; nil for none.
///   - originsBuffer: A buffer for the origins, in points, y upwards; nil for none.
public func CTRunGetBaseAdvancesAndOrigins(
  _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
  _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
  if let advancesBuffer { runRef.copy(runRef.advances, range, to: advancesBuffer) }
  if let originsBuffer { runRef.copyOrigins(range, to: originsBuffer) }
}

/// Returns the indexes of the glyphs' characters; the pointer is valid as long as the run exists.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  run.indices.baseAddress.map { UnsafePointer($0) }
}

/// Copies the indexes of the characters of a range to a buffer; a length of 0 stands for the rest.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) { run.copy(run.indices, range, to: buffer) }

/// Returns the range of a run's characters in the whole text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Returns the width of a range of glyphs, in points; a length of 0 stands for the rest.
///
/// - Parameters:
///   - run: The run.
///   - range: The range of the glyphs.
///   - ascent: Set to the height above the baseline, in points.
///   - descent: Set to the height below the baseline, in points.
///   - leading: Set to the additional space between lines, in points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let heights = run.heights
  ascent?.pointee = heights.ascent
  descent?.pointee = heights.descent
  leading?.pointee = 0
  return Double(run.width(range))
}

/// Returns the bounds of the drawn glyphs of a range, from the text position of a context.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let place = context?.textPosition ?? .zero
  return run.bounds(range).offsetBy(dx: place.x, dy: place.y)
}

/// Returns the text matrix of a run: always the identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws a range of glyphs at the text position of a context; a length of 0 stands for the rest.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.draw(range, in: context)
}
