/// Text broken into lines, with the position of each glyph.
///
/// - Thread: any. Pango does the shaping and the breaking, for one layout at a time.
public struct TextLayout: Sendable, Hashable {
  /// The lines, from top to bottom.
  public private(set) var lines: [TextLine] = []
  /// The size of the text in points, not rounded; the width is that of the widest line.
  public private(set) var width, height: Double
  /// Whether text was truncated.
  public private(set) var isTruncated = false

  /// Lays out text of several styles.
  public init(_ spans: [TextSpan], options: TextOptions = TextOptions()) {
    self = TextLayoutCache.shared.layout(spans, options) { TextLayout(new: spans, options) }
  }

  private init(new spans: [TextSpan], _ options: TextOptions) {
    (width, height) = (0, 0)
    let text = PangoTextLayout(spans)
    var broken = text.lines(options)
    if options.lineLimit > 0, broken.count > options.lineLimit {
      isTruncated = true
      let rest = broken[options.lineLimit - 1].range.lowerBound
      broken.removeSubrange((options.lineLimit - 1)...)
      if options.truncation == .none {
        broken = Array(text.lines(options).prefix(options.lineLimit))
      } else {
        broken.append(text.lastLine(from: rest, options))
      }
    }
    place(broken, options)
  }

  /// Lays out text of one style.
  public init(_ text: String, style: TextStyle, options: TextOptions = TextOptions()) {
    self.init([TextSpan(text, style)], options: options)
  }

  /// Creates a layout of a single line that was laid out before.
  package init(line: TextLine) {
    lines = [line]
    (width, height) = (line.frame.width, line.frame.height)
    isTruncated = line.isTruncated
  }

  /// Returns the caret positions of each line of the same layout without truncation.
  package static func carets(
    _ spans: [TextSpan], options: TextOptions = TextOptions()
  ) -> [[CaretPosition]] { PangoTextLayout(spans).carets(options) }

  /// Returns the commands that paint the text, with the layout's corner at a point.
  public func commands(at corner: DrawingPoint) -> [DrawingCommand] {
    lines.flatMap { line in
      let line = line.moved(by: corner.x, corner.y)
      return line.backgrounds.map(\.command)
        + line.runs.indices.flatMap { line.commands(ofRun: $0) } + line.decorations.map(\.command)
    }
  }

  /// Returns the layout with only its first lines.
  package func prefix(_ count: Int) -> TextLayout {
    guard count < lines.count else { return self }
    var layout = self
    layout.lines = Array(lines.prefix(count))
    layout.height = layout.lines.last.map { $0.frame.y + $0.frame.height } ?? 0
    layout.width = layout.lines.map { $0.frame.width }.max() ?? 0
    layout.isTruncated = true
    return layout
  }

  /// Appends another layout beneath this one.
  ///
  /// - Parameters:
  ///   - other: The other layout, with the same options.
  ///   - gap: The distance between the two, in points.
  ///   - bytes: The offset of the other text in the whole, in bytes.
  package mutating func append(_ other: TextLayout, after gap: Double, from bytes: Int) {
    let top = height + (lines.isEmpty ? 0 : gap)
    lines += other.lines.map { line in
      var line = line.moved(by: 0, top)
      line.range = line.range.lowerBound + bytes..<line.range.upperBound + bytes
      return line
    }
    (width, height) = (max(width, other.width), top + other.height)
    isTruncated = isTruncated || other.isTruncated
  }

  // MARK: Internals

  /// Positions the lines vertically and aligns them horizontally.
  private mutating func place(_ broken: [ShapedLine], _ options: TextOptions) {
    // A first line may have an indentation of its own (Text.T12).
    let starts = broken.map { $0.beginsParagraph ? options.firstLineIndent : options.headIndent }
    let widest = zip(broken, starts).map { $0.width + $1 + options.tailIndent }.max() ?? 0
    let whole = options.width ?? widest
    for (index, line) in broken.enumerated() {
      if index > 0 {
        height += options.lineSpacing
        if broken[index - 1].endsParagraph {
          height += options.paragraphSpacing + options.paragraphSpacingBefore
        }
      }
      let natural = (line.ascent + line.descent) * max(0, options.lineHeightMultiple)
      var lineHeight = max(natural, options.minimumLineHeight)
      if options.maximumLineHeight > 0 { lineHeight = min(lineHeight, options.maximumLineHeight) }
      let room = whole - starts[index] - options.tailIndent
      let indent = options.isRightToLeft ? options.tailIndent : starts[index]
      let x: Double =
        switch options.alignment {
        case .left: indent
        case .justified: options.isRightToLeft ? indent + room - line.width : indent
        case .center: indent + (room - line.width) / 2
        case .right: indent + room - line.width
        }
      // Additional line height is above the glyphs.
      let baseline = lineHeight - line.descent
      lines.append(line.line(at: DrawingPoint(x, height), height: lineHeight, baseline: baseline))
      height += lineHeight
      isTruncated = isTruncated || line.isTruncated
    }
    width = widest
  }
}
