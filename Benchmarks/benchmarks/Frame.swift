import TactusDisplayList

/// A typical frame of an app: rows with round corners, an image and text, and a translucent bar.
enum Frame {
  static let width = 390.0
  static let height = 844.0

  /// 300 commands with text that is already laid out.
  static let drawing: Drawing = {
    var commands: [DrawingCommand] = [.paint(.color(DrawingColor(gray: 0.95)))]
    let icon = DrawingImage(
      width: 60, height: 60, pixels: [UInt8](repeating: 200, count: 60 * 60 * 4))
    for row in 0..<49 {
      let y = Double(row) * 17
      let frame = DrawingRect(x: 8, y: y, width: width - 16, height: 15)
      commands += [.save, .fill(rounded(frame), .winding, .color(.white))]
      if let icon {
        let place = DrawingRect(x: 12, y: y + 2, width: 11, height: 11)
        commands.append(.image(ImageDrawing(icon, in: place)))
      }
      let title = TextLayout("Row \(row) of the kitchen's timers", style: .system(size: 11))
      let time = TextLayout("04:3\(row % 10)", style: .system(size: 11, weight: 600))
      commands += title.commands(at: DrawingPoint(30, y + 1))
      commands += time.commands(at: DrawingPoint(340, y + 1))
      commands.append(.restore)
    }
    let bar = DrawingRect(x: 0, y: 760, width: width, height: 84)
    commands += [
      .shadow(DrawingShadow(offset: DrawingPoint(0, 2), sigma: 4, color: .black)),
      .fill(rounded(DrawingRect(x: 95, y: 300, width: 200, height: 120)), .winding, .color(.white)),
      .shadow(nil),
      .backdrop(
        DrawingBackdrop(
          region: rounded(bar), sigma: 20, matrix: .saturation(1.8),
          tint: DrawingColor(gray: 1, alpha: 0.7))),
      .stroke(rounded(bar), StrokeStyle(), .color(.black)),
    ]
    return Drawing(width: width, height: height, commands: commands)
  }()

  private static func rounded(_ rect: DrawingRect) -> DrawingPath {
    var path = DrawingPath()
    path.addRounded(rect, cornerWidth: 7, cornerHeight: 7)
    return path
  }
}
