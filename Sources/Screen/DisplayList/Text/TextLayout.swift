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

  /// What paints the text, with the layout's corner at a place.
  public func commands(at corner: DrawingPoint) -> [DrawingCommand] {
    lines.flatMap { line in
      let line = line.moved(by: corner.x, corner.y)
      return line.runs.map { DrawingCommand.text($0) }
        + line.rules.map { rule in
          var path = DrawingPath()
          path.addRect(rule.frame)
          return .fill(path, .winding, .color(rule.color))
        }
    }
  }

  // MARK: Internals

  /// Puts lines one beneath the other, and where they belong in their width.
  private mutating func place(_ broken: [BrokenLine], _ options: TextOptions) {
    let widest = broken.map(\.width).max() ?? 0
    let room = options.width ?? widest
    for (index, line) in broken.enumerated() {
      if index > 0 {
        height += options.lineSpacing
        if broken[index - 1].endsParagraph { height += options.paragraphSpacing }
      }
      let natural = (line.ascent + line.descent) * max(0, options.lineHeightMultiple)
      var lineHeight = max(natural, options.minimumLineHeight)
      if options.maximumLineHeight > 0 { lineHeight = min(lineHeight, options.maximumLineHeight) }
      let x: Double =
        switch options.alignment {
        case .left: 0
        case .justified: options.isRightToLeft ? room - line.width : 0
        case .center: (room - line.width) / 2
        case .right: room - line.width
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
