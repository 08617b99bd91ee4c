public import CoreGraphics
internal import TactusDisplayList
internal import TactusUIKitValues

/// A line of text.
///
/// Sendable because its properties are constants, whose objects nobody changes.
///
/// - Thread: any.
public final class CTLine: _CoreFoundationType, _CoreFoundationObject, @unchecked Sendable {
  /// The text of the line, as it was given.
  let string: NSAttributedString
  /// The start of the line in the whole text, in UTF-16 units.
  let start: Int
  /// The text, prepared for layout.
  let text: AttributedText
  /// The line, whose left end is at 0 and whose baseline is at 0, y downwards.
  let line: TextLine
  /// The positions of carets, in the order of the text, by UTF-16 units from its start.
  let carets: [(unit: Int, x: Double, end: Double)]
  /// The units at which the runs start in the text; nil for the run of an ellipsis.
  let runStarts: [Int?]

  /// The number of UTF-16 units.
  var length: Int { string.length }
  /// The range of the line in the whole text.
  var range: CFRange { CFRange(location: start, length: length) }

  /// Creates a line of a whole text, without a limit of its width; line breaks have no width.
  init(_ string: NSAttributedString, start: Int = 0) {
    (self.string, self.start) = (string, start)
    let single = NSMutableAttributedString(attributedString: string.readForLayout)
    for separator in ["\n", "\r", "\u{2028}", "\u{2029}"] {
      _ = single.mutableString.replaceOccurrences(
        of: separator, with: "\u{200B}", range: NSRange(location: 0, length: single.length))
    }
    text = AttributedText(single, AttributedText.Defaults())
    guard let place = text.layout(width: nil).lines.first else {
      preconditionFailure("text without characters has a line too")
    }
    line = place.moved(by: -place.frame.x, -place.baseline)
    let offsets = ByteOffsets(text.shownText)
    carets = (text.carets(width: nil).first ?? []).map {
      (offsets.unit(at: $0.byte), $0.x, $0.end)
    }
    runStarts = line.runStarts.map { $0.map(offsets.unit) }
  }

  /// Creates a line of a text that was broken into lines.
  ///
  /// - Parameters:
  ///   - string: The text of the line.
  ///   - start: The start of that text in the whole text.
  ///   - unit: The start of that text in the text that was laid out.
  ///   - text: The text that was laid out.
  ///   - line: The line.
  ///   - carets: The positions of carets, by bytes.
  ///   - offsets: The units of the bytes.
  init(
    _ string: NSAttributedString, start: Int, unit: Int, of text: AttributedText, _ line: TextLine,
    _ carets: [CaretPosition], _ offsets: ByteOffsets
  ) {
    (self.string, self.start, self.text) = (string, start, text)
    self.line = line.moved(by: -line.frame.x, -line.baseline)
    self.carets = carets.map { (offsets.unit(at: $0.byte) - unit, $0.x, $0.end) }
    runStarts = line.runStarts.map { $0.map { offsets.unit(at: $0) - unit } }
  }

  /// The height above the baseline, in points.
  var ascent: CGFloat { CGFloat(-line.frame.y) }
  /// The height below the baseline, in points.
  var descent: CGFloat { CGFloat(line.frame.y + line.frame.height) }
  /// The width with trailing whitespace, in points.
  var width: CGFloat {
    CGFloat(max(line.frame.width, carets.map { max($0.x, $0.end) }.max() ?? 0))
  }

  /// The number of UTF-16 units of the whitespace at the end.
  var trailingWhitespaceLength: Int {
    string.string.utf16.reversed().prefix { [0x09, 0x0A, 0x0D, 0x20, 0x2028, 0x2029].contains($0) }
      .count
  }

  /// Returns the line with the context's fill color in runs with the attribute for it
  /// (CoreText.CT46).
  private func colored(in context: CGContext) -> TextLine {
    guard let color = context.fillColor else { return line }
    var colored = line
    let key = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
    for (index, start) in runStarts.enumerated() {
      // An ellipsis has the color of the line's first character.
      let place = start ?? 0
      guard place >= 0, place < string.length,
        string.attribute(key, at: place, effectiveRange: nil) as? Bool == true
      else { continue }
      colored.runs[index].color = color
    }
    return colored
  }

  /// Draws the line with its origin at a point of user space.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - context: The context.
  ///   - part: The only run to draw, and its glyphs; nil for the whole line.
  func draw(at point: CGPoint, in context: CGContext, part: (run: Int, glyphs: Range<Int>)? = nil) {
    var shown = colored(in: context)
    if let part {
      var run = shown.runs[part.run]
      run.glyphs = Array(run.glyphs[part.glyphs])
      (shown.runs, shown.runStarts) = ([run], [])
      shown.effects = line.effects[part.run].map { [0: $0] } ?? [:]
      (shown.decorations, shown.backgrounds, shown.attachments) = ([], [], [])
    }
    context.saveGState()
    let matrix = context.textMatrix
    context.translateBy(x: point.x, y: point.y)
    context.concatenate(
      CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
    // In layouts, y points downwards.
    context.scaleBy(x: 1, y: -1)
    text.draw(TextLayout(line: shown), at: .zero, in: context)
    context.restoreGState()
  }
}

/// Creates a line of a whole text, without a limit of its width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Draws a line with its origin at the text position of a context.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(at: context.textPosition, in: context)
  context.textPosition.x += line.width
}

/// Returns the number of glyphs of a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line.runs.reduce(0) { $0 + $1.glyphs.count }
}

/// Returns the runs of a line, from left to right, a list of `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  line.line.runs.indices.map { CTRun(line, $0) }
}

/// Returns the range of a line in the whole text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }
