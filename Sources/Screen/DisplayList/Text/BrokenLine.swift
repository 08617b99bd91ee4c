/// A line as Pango broke it, before it is put in its place: its baseline begins at the origin.
struct BrokenLine: Sendable {
  var runs: [TextRun] = []
  var rules: [TextLine.Rule] = []
  /// Where there is a colour behind letters, from left to right; as high as the line comes to be.
  var backdrops: [(x: Double, width: Double, color: DrawingColor)] = []
  /// Where something stands among the letters.
  var inlays: [TextLine.Inlay] = []
  var effects: [Int: TextLine.Effect] = [:]
  var width = 0.0
  var ascent = 0.0
  var descent = 0.0
  var range = 0..<0
  var isTruncated = false
  var beginsParagraph = false
  var endsParagraph = false

  func line(at corner: DrawingPoint, height: Double, baseline: Double) -> TextLine {
    let areas = backdrops.map {
      TextLine.Rule(
        frame: DrawingRect(x: $0.x, y: -baseline, width: $0.width, height: height), color: $0.color)
    }
    return TextLine(
      frame: DrawingRect(x: 0, y: -baseline, width: width, height: height), baseline: 0,
      runs: runs, rules: rules, backdrops: areas, inlays: inlays, effects: effects, range: range,
      isTruncated: isTruncated
    ).moved(by: corner.x, corner.y + baseline)
  }
}
