/// A line as Pango broke it, before it is put in its place: its baseline begins at the origin.
struct BrokenLine: Sendable {
  var runs: [TextRun] = []
  var rules: [TextLine.Rule] = []
  var width = 0.0
  var ascent = 0.0
  var descent = 0.0
  var range = 0..<0
  var isTruncated = false
  var endsParagraph = false

  func line(at corner: DrawingPoint, height: Double, baseline: Double) -> TextLine {
    TextLine(
      frame: DrawingRect(x: 0, y: -baseline, width: width, height: height), baseline: 0,
      runs: runs, rules: rules, range: range, isTruncated: isTruncated
    ).moved(by: corner.x, corner.y + baseline)
  }
}
