import Glibc
import TactusDisplayList
import TactusPhoneLink
import TactusPhoneTypes

/// A scale as large as the screen: its weight, its drawing and its elements.
struct Scale {
  var traits = DeviceTraits(
    screen: ScreenMetrics(
      width: 375, height: 667, scale: 2, cornerRadius: 0, portraitSafeArea: SafeArea(),
      landscapeSafeArea: SafeArea(), refreshesPerSecond: 60))
  /// The last frame that was sent.
  var shown: ScreenFrame?

  private var force = 0.0
  private var places: [TouchID: (x: Double, y: Double, force: Double)] = [:]
  private var width: Double { traits.screen.width }
  private var height: Double { traits.screen.height }

  /// The frame of the tare button.
  private var tare: DrawingRect {
    DrawingRect(x: width / 2 - 60, y: height - 130, width: 120, height: 50)
  }

  init() {}

  /// Handles a touch sample.
  ///
  /// - Returns: The feedback to play.
  mutating func handle(_ sample: TouchSample) -> [Feedback] {
    if sample.phase == .began, sample.y < 50 {
      if sample.x < 50 { fatalError("the corner was touched") }
      if sample.x > width - 50 { while true { pause() } }
    }
    var felt: [Feedback] = []
    switch sample.phase {
    case .began, .moved, .updated:
      places[sample.id] = (sample.x, sample.y, sample.force)
      for (limit, feedback) in [(1.33, Feedback.impactLight), (5, .impactHeavy)]
      where force < limit && sample.force >= limit {
        felt.append(feedback)
      }
    case .ended, .cancelled:
      places[sample.id] = nil
      let isInside =
        (tare.x...tare.maxX).contains(sample.x) && (tare.y...tare.maxY).contains(sample.y)
      if sample.phase == .ended, isInside { felt.append(.impactMedium) }
    }
    force = places.values.map(\.force).max() ?? 0
    return felt
  }

  /// The accessibility elements.
  var elements: [ScreenElement] {
    [
      ScreenElement(kind: "UIWindow", x: 0, y: 0, width: width, height: height),
      ScreenElement(
        parent: 0, kind: "UILabel", identifier: "scale", label: "weight", value: text,
        traits: ["static-text"], x: width / 2 - 100, y: height / 2 - 60, width: 200, height: 80,
        isAccessible: true),
      ScreenElement(
        parent: 0, kind: "UIButton", identifier: "tare", label: "Tare", traits: ["button"],
        x: tare.x, y: tare.y, width: tare.width, height: tare.height, isAccessible: true),
    ]
  }

  /// The force with two decimal places.
  var text: String {
    let hundredths = Int((force * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  // MARK: The picture

  /// The frame to show.
  var frame: ScreenFrame { ScreenFrame(DrawingWriter.bytes(of: drawing)) }

  private var ink: DrawingColor { traits.isDark ? .white : DrawingColor(gray: 0.1) }

  private var drawing: Drawing {
    var drawing = Drawing(width: width, height: height)
    func add(_ command: DrawingCommand) { drawing.commands.append(command) }
    let grounds =
      traits.isDark
      ? (DrawingColor(gray: 0.13), DrawingColor.black)
      : (DrawingColor.white, DrawingColor(red: 0.9, green: 0.92, blue: 0.96))
    add(
      .paint(
        .gradient(
          DrawingGradient(
            .linear(from: .zero, to: DrawingPoint(0, height)),
            stops: [.init(0, grounds.0), .init(1, grounds.1)]))))
    for command in dial { add(command) }
    for (_, place) in places.sorted(by: { $0.key.number < $1.key.number }) {
      var path = DrawingPath()
      path.addEllipse(
        in: DrawingRect(x: place.x - 40, y: place.y - 40, width: 80, height: 80))
      add(.fill(path, .winding, .color(DrawingColor(red: 0, green: 0.48, blue: 1, alpha: 0.18))))
    }
    for command in texts { add(command) }
    return drawing
  }

  private var dial: [DrawingCommand] {
    let center = DrawingPoint(width / 2, height / 2 - 20)
    func arc(_ part: Double, _ color: DrawingColor) -> DrawingCommand {
      var path = DrawingPath()
      for step in 0...60 {
        let angle = Double.pi * (0.75 + 1.5 * part * Double(step) / 60)
        let point = DrawingPoint(center.x + 120 * cos(angle), center.y + 120 * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      return .stroke(
        path, StrokeStyle(width: 14, cap: .round, join: .round, miterLimit: 10), .color(color))
    }
    let tint =
      force >= 5
      ? DrawingColor(red: 1, green: 0.23, blue: 0.3)
      : force >= 1.33
        ? DrawingColor(red: 1, green: 0.62, blue: 0.04) : DrawingColor(red: 0, green: 0.48, blue: 1)
    var button = DrawingPath()
    button.addRounded(tare, cornerWidth: 14, cornerHeight: 14)
    let lift = DrawingShadow(
      offset: DrawingPoint(0, 3), sigma: 6, color: DrawingColor(gray: 0, alpha: 0.25))
    let face = traits.isDark ? DrawingColor(gray: 0.22) : DrawingColor.white
    return [
      arc(1, DrawingColor(gray: traits.isDark ? 0.28 : 0.86)),
      arc(max(0.001, min(force / 6.667, 1)), tint),
      .shadow(lift), .fill(button, .winding, .color(face)), .shadow(nil),
    ]
  }

  private var texts: [DrawingCommand] {
    func centered(_ text: String, _ style: TextStyle, _ y: Double) -> [DrawingCommand] {
      let layout = TextLayout(text, style: style)
      return layout.commands(at: DrawingPoint((width - layout.width) / 2, y))
    }
    let soft = DrawingColor(gray: traits.isDark ? 0.65 : 0.42)
    let blue = DrawingColor(red: 0, green: 0.48, blue: 1)
    return centered(text, .system(size: 56, weight: 600, color: ink), height / 2 - 62)
      + centered("average touches", .system(size: 15, color: soft), height / 2 + 10)
      + centered("Scale", .system(size: 34, weight: 700, color: ink), 74)
      + centered("Press anywhere 👆", .system(size: 17, color: soft), 122)
      + centered("Tare", .system(size: 17, weight: 600, color: blue), tare.y + 14)
  }
}
