import TactusDisplayList
import TactusPhone

/// The drawing of the bar of the volume beside the volume buttons (RemoteControl.VO2).
///
/// - Source: estimated from pictures of phones. Confidence: guess.
struct VolumeBarDrawing {
  init(_ bar: VolumeBar, _ model: PhoneModel, isDark: Bool) {
    (self.bar, self.model, self.isDark) = (bar, model, isDark)
  }

  /// The commands that draw it: an upright track at the left edge, filled up to the volume.
  var commands: [DrawingCommand] {
    let frame = DrawingRect(
      x: Self.margin, y: Double(model.screen.height) * Self.relativeTop, width: Self.width,
      height: Self.height)
    let level = DrawingRect(
      x: frame.x, y: frame.y + Self.height * (1 - bar.level), width: Self.width,
      height: Self.height * bar.level)
    var outline = DrawingPath()
    outline.addRounded(frame, cornerWidth: Self.width / 2, cornerHeight: Self.width / 2)
    var filled = DrawingPath()
    filled.addRounded(level, cornerWidth: 0, cornerHeight: 0)
    let track = isDark ? 0.3 : 0.75
    let fill = isDark ? 1.0 : 0.15
    return [
      .save, .clip(outline, .winding),
      .paint(.color(DrawingColor(red: track, green: track, blue: track))),
      .fill(filled, .winding, .color(DrawingColor(red: fill, green: fill, blue: fill))), .restore,
    ]
  }

  // MARK: Internals

  private let bar: VolumeBar
  private let model: PhoneModel
  private let isDark: Bool

  private static let (width, height, margin, relativeTop) = (8.0, 148.0, 10.0, 0.2)
}
