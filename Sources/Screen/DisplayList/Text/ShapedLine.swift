/// A line as broken and shaped by Pango, with its baseline at the origin.
struct ShapedLine: Sendable {
  var runs: [TextRun] = []
  /// The offsets of the runs in the text, in bytes of UTF-8; nil for an ellipsis.
  var runStarts: [Int?] = []
  var decorations: [TextLine.Decoration] = []
  /// The areas behind the text, from left to right; as high as the line.
  var backgrounds: [(x: Double, width: Double, color: DrawingColor)] = []
  /// The inline attachments.
  var attachments: [TextLine.Attachment] = []
  var effects: [Int: TextLine.Effect] = [:]
  var width = 0.0
  var ascent = 0.0
  var descent = 0.0
  var range = 0..<0
  var isTruncated = false
  var beginsParagraph = false
  var endsParagraph = false

  func line(at corner: DrawingPoint, height: Double, baseline: Double) -> TextLine {
    let areas = backgrounds.map {
      TextLine.Decoration(
        frame: DrawingRect(x: $0.x, y: -baseline, width: $0.width, height: height), color: $0.color)
    }
    return TextLine(
      frame: DrawingRect(x: 0, y: -baseline, width: width, height: height), baseline: 0,
      runs: runs, runStarts: runStarts, decorations: decorations, backgrounds: areas,
      attachments: attachments,
      effects: effects,
      range: range,
      isTruncated: isTruncated
    ).moved(by: corner.x, corner.y + baseline)
  }
}
