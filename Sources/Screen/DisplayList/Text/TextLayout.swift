/// Text in lines, each letter in its place.
///
/// - Thread: any. Pango does the shaping and the breaking, for one layout at a time.
public struct TextLayout: Sendable, Hashable {
  /// The lines, from top to bottom.
  public private(set) var lines: [TextLine] = []
  /// How much room they take, in points, not rounded; as wide as the widest.
  public private(set) var width, height: Double
  /// Whether something was left out.
  public private(set) var isTruncated = false

  /// Lays out text.
  public init(_ spans: [TextSpan], options: TextOptions = TextOptions()) {
    self = TextLayoutCache.shared.layout(spans, options) { TextLayout(new: spans, options) }
  }

  private init(new spans: [TextSpan], _ options: TextOptions) {
    (width, height) = (0, 0)
    let text = LaidOutText(spans)
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

  /// Where a caret can stand in each of the lines that a layout of the same has, if it leaves nothing out.
  package static func carets(
    _ spans: [TextSpan], options: TextOptions = TextOptions()
  ) -> [[TextCaretStop]] { LaidOutText(spans).carets(options) }

  /// What paints the text, with the layout's corner at a place.
  public func commands(at corner: DrawingPoint) -> [DrawingCommand] {
    lines.flatMap { line in
      let line = line.moved(by: corner.x, corner.y)
      return line.backdrops.map(\.command)
        + line.runs.indices.flatMap { line.commands(ofRun: $0) } + line.rules.map(\.command)
    }
  }

  /// The same without the lines after the first so many.
  package func prefix(_ count: Int) -> TextLayout {
    guard count < lines.count else { return self }
    var layout = self
    layout.lines = Array(lines.prefix(count))
    layout.height = layout.lines.last.map { $0.frame.y + $0.frame.height } ?? 0
    layout.width = layout.lines.map { $0.frame.width }.max() ?? 0
    layout.isTruncated = true
    return layout
  }

  /// Puts another layout beneath this one.
  ///
  /// - Parameters:
  ///   - other: The other one, as wide as this one was allowed to be.
  ///   - gap: Points between the two.
  ///   - bytes: Where the other one's text begins, in bytes of the whole.
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

  /// Puts lines one beneath the other, and where they belong in their width.
  private mutating func place(_ broken: [BrokenLine], _ options: TextOptions) {
    // T12.
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
      // What a line is higher than its letters is above them.
      let baseline = lineHeight - line.descent
      lines.append(line.line(at: DrawingPoint(x, height), height: lineHeight, baseline: baseline))
      height += lineHeight
      isTruncated = isTruncated || line.isTruncated
    }
    width = widest
  }
}
