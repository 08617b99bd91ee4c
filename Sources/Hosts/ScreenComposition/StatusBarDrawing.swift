import TactusDisplayList
import TactusPhone

/// The drawing of a status bar: clock, signal, network, battery and marks (HomeScreen.F4).
///
/// - Source: looks estimated from pictures of phones. Confidence: guess.
struct StatusBarDrawing {
  init(_ bar: ScreenComposition.StatusBar, _ model: PhoneModel, clock: String) {
    (self.bar, self.model, self.clock) = (bar, model, clock)
  }

  /// The commands that draw it.
  var commands: [DrawingCommand] {
    guard let kind = ScreenCutout(model).kind else { return homeButtonCommands }
    let width = Double(model.screen.width)
    switch kind {
    case .island: return earCommands(cutout: 126, middle: 30.5, size: 17, width)
    case .notch(let notch, _): return earCommands(cutout: notch, middle: 23.5, size: 16, width)
    }
  }

  // MARK: Internals

  private let bar: ScreenComposition.StatusBar
  private let model: PhoneModel
  private let clock: String

  private var color: DrawingColor { bar.isLight ? .white : .black }
  private var paint: DrawingPaint { .color(color) }

  /// The bar of a phone with a Home button: 20 points high, with the clock in the middle.
  private var homeButtonCommands: [DrawingCommand] {
    let width = Double(model.screen.width)
    // Opening.B1. The link takes the place of signal and network.
    var commands = backLink(x: 6, middle: 10)
    if bar.backTitle == nil {
      commands += signal(x: 7, bottom: 14.5, scale: 0.8)
      commands += network(x: 26, bottom: 14.5, scale: 0.8)
    }
    commands += text(clock, size: 12, weight: 600, middleX: width / 2, middleY: 10)
    commands += battery(right: width - 6, middle: 10, scale: 0.9)
    var x = width - 6 - 27 * 0.9
    let percent = "\(Int((bar.battery * 100).rounded()))%"
    let label = layout(percent, size: 12, weight: 400)
    x -= label.width + 4
    commands += label.commands(at: DrawingPoint(x, 10 - label.height / 2))
    return commands + marks(right: x - 5, middle: 10)
  }

  /// The bar of a phone with ears beside its notch or island.
  private func earCommands(
    cutout: Double, middle: Double, size: Double, _ width: Double
  ) -> [DrawingCommand] {
    let ear = (width - cutout) / 2
    var commands = text(
      clock, size: size, weight: 600, middleX: ear / 2 + 6, middleY: middle)
    commands += backLink(x: ear / 2 - 12, middle: middle + 15)
    let right = width - ear / 2 + 28
    commands += battery(right: right, middle: middle, scale: 1)
    commands += network(x: right - 49, bottom: middle + 5.5, scale: 1)
    commands += signal(x: right - 70, bottom: middle + 5.5, scale: 1)
    if let color = dotColor {
      commands.append(dot(DrawingPoint(right - 78, middle), radius: 3, color))
    }
    if bar.sensors.contains(.location) {
      commands.append(arrow(DrawingPoint(ear / 2 + 34, middle)))
    }
    return commands
  }

  /// The link back to another app: an arrow and the app's name; nothing without a link.
  private func backLink(x: Double, middle: Double) -> [DrawingCommand] {
    guard let title = bar.backTitle else { return [] }
    var arrow = DrawingPath()
    arrow.move(to: DrawingPoint(x + 6, middle - 4))
    arrow.addLine(to: DrawingPoint(x, middle))
    arrow.addLine(to: DrawingPoint(x + 6, middle + 4))
    arrow.close()
    let short = title.count > 12 ? "\(title.prefix(11))…" : title
    let label = layout(short, size: 12, weight: 400)
    return [.fill(arrow, .winding, paint)]
      + label.commands(at: DrawingPoint(x + 9, middle - label.height / 2))
  }

  /// The color of the mark of a camera, or else of a microphone, that runs; `nil` without one.
  private var dotColor: DrawingColor? {
    if bar.sensors.contains(.camera) { return .green }
    return bar.sensors.contains(.microphone) ? .orange : nil
  }

  /// The mark of an app that uses the location: an arrow to the top right, around a point.
  private func arrow(_ place: DrawingPoint) -> DrawingCommand {
    var path = DrawingPath()
    path.move(to: DrawingPoint(place.x + 4.5, place.y - 4.5))
    path.addLine(to: DrawingPoint(place.x + 0.5, place.y + 4.5))
    path.addLine(to: DrawingPoint(place.x - 0.5, place.y + 0.5))
    path.addLine(to: DrawingPoint(place.x - 4.5, place.y - 0.5))
    path.close()
    return .fill(path, .winding, paint)
  }

  /// The marks of sensors and of the silent switch, from the right to the left.
  private func marks(right: Double, middle: Double) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    var x = right
    if let color = dotColor {
      commands.append(dot(DrawingPoint(x - 3, middle), radius: 3, color))
      x -= 11
    }
    if bar.sensors.contains(.location) {
      commands.append(arrow(DrawingPoint(x - 5, middle)))
      x -= 14
    }
    if bar.isSilent {
      // A bell with a line through it.
      var bell = DrawingPath()
      bell.addRounded(
        DrawingRect(x: x - 8, y: middle - 4, width: 7, height: 7), cornerWidth: 3, cornerHeight: 3)
      bell.addRect(DrawingRect(x: x - 9, y: middle + 2, width: 9, height: 1.2))
      commands.append(.fill(bell, .winding, paint))
      var line = DrawingPath()
      line.move(to: DrawingPoint(x - 10, middle - 5))
      line.addLine(to: DrawingPoint(x + 0.5, middle + 5))
      commands.append(.stroke(line, StrokeStyle(width: 1.2, cap: .round), paint))
    }
    return commands
  }

  private func dot(
    _ place: DrawingPoint, radius: Double, _ color: DrawingColor
  ) -> DrawingCommand {
    var path = DrawingPath()
    path.addEllipse(
      in: DrawingRect(
        x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    return .fill(path, .winding, .color(color))
  }

  /// Four bars of growing height.
  private func signal(x: Double, bottom: Double, scale: Double) -> [DrawingCommand] {
    var path = DrawingPath()
    for bar in 0..<4 {
      let height = (4 + 2.4 * Double(bar)) * scale
      path.addRounded(
        DrawingRect(
          x: x + Double(bar) * 4.6 * scale, y: bottom - height, width: 3 * scale, height: height),
        cornerWidth: 0.8, cornerHeight: 0.8)
    }
    return [.fill(path, .winding, paint)]
  }

  /// A point with two arcs above it.
  private func network(x: Double, bottom: Double, scale: Double) -> [DrawingCommand] {
    let center = DrawingPoint(x + 8 * scale, bottom - 1 * scale)
    let (start, sweep) = (-Double.pi * 0.75, Double.pi * 0.5)
    var wedge = DrawingPath()
    wedge.move(to: center)
    wedge.addArc(center: center, radius: 3.6 * scale, from: start, delta: sweep)
    wedge.close()
    var commands: [DrawingCommand] = [.fill(wedge, .winding, paint)]
    for radius in [6.2, 9.8] {
      var arc = DrawingPath()
      arc.addArc(center: center, radius: radius * scale, from: start, delta: sweep)
      commands.append(.stroke(arc, StrokeStyle(width: 2.1 * scale), paint))
    }
    return commands
  }

  /// A battery that is filled by its level.
  private func battery(right: Double, middle: Double, scale: Double) -> [DrawingCommand] {
    let (width, height) = (24.0 * scale, 11.5 * scale)
    let body = DrawingRect(
      x: right - 2.5 * scale - width, y: middle - height / 2, width: width, height: height)
    var outline = DrawingPath()
    outline.addRounded(
      body.grown(by: -0.5), cornerWidth: 3.2 * scale, cornerHeight: 3.2 * scale)
    var faint = color
    faint.alpha = 0.4
    var contact = DrawingPath()
    contact.addRounded(
      DrawingRect(
        x: body.maxX + 0.8 * scale, y: middle - 2 * scale, width: 1.6 * scale, height: 4 * scale),
      cornerWidth: 0.8, cornerHeight: 0.8)
    let inside = body.grown(by: -2)
    var fill = DrawingPath()
    fill.addRounded(
      DrawingRect(
        x: inside.x, y: inside.y, width: max(1.5, inside.width * bar.battery),
        height: inside.height), cornerWidth: 1.8 * scale, cornerHeight: 1.8 * scale)
    return [
      .stroke(outline, StrokeStyle(width: 1), .color(faint)),
      .fill(contact, .winding, .color(faint)), .fill(fill, .winding, .color(levelColor)),
    ]
  }

  private var levelColor: DrawingColor {
    if bar.isCharging { return DrawingColor(red: 0.2, green: 0.78, blue: 0.35) }
    if bar.isLowPowerModeOn { return DrawingColor(red: 1, green: 0.8, blue: 0) }
    return bar.battery <= 0.2 ? DrawingColor(red: 1, green: 0.23, blue: 0.19) : color
  }

  private func layout(_ text: String, size: Double, weight: Int) -> TextLayout {
    TextLayout(text, style: .system(size: size, weight: weight, color: color))
  }

  private func text(
    _ text: String, size: Double, weight: Int, middleX: Double, middleY: Double
  ) -> [DrawingCommand] {
    let layout = layout(text, size: size, weight: weight)
    return layout.commands(
      at: DrawingPoint(middleX - layout.width / 2, middleY - layout.height / 2))
  }
}

extension DrawingColor {
  /// The color of the mark of a recording microphone.
  ///
  /// - Source: Apple's user guide names it orange; the components are ours. Confidence: guess.
  fileprivate static let orange = DrawingColor(red: 1, green: 0.58, blue: 0)
  /// The color of the mark of a camera that runs.
  ///
  /// - Source: Apple's user guide names it green; the components are ours. Confidence: guess.
  fileprivate static let green = DrawingColor(red: 0.2, green: 0.78, blue: 0.35)
}
