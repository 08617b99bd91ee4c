import Foundation
import TactusDisplayList

/// Drawings of a screen's size that together use every drawing command.
enum SampleDrawings {
  static let width = 375.0
  static let height = 667.0

  static let all: [(name: String, drawing: Drawing)] = [
    ("shapes", screen(shapes)), ("gradients", screen(gradients)), ("texts", screen(texts)),
    ("pictures", screen(pictures)), ("layers", screen(layers)), ("blends", screen(blends)),
    ("backdrop", screen(backdrop)),
  ]

  static func screen(_ commands: [DrawingCommand]) -> Drawing {
    Drawing(
      width: width, height: height,
      commands: [.paint(.color(DrawingColor(red: 0.95, green: 0.95, blue: 0.97)))] + commands)
  }

  // MARK: Parts

  private static let blue = DrawingColor(red: 0, green: 0.48, blue: 1)
  private static let red = DrawingColor(red: 1, green: 0.23, blue: 0.19)
  private static let green = DrawingColor(red: 0.2, green: 0.78, blue: 0.35)

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> DrawingPath
  {
    var path = DrawingPath()
    path.addRect(DrawingRect(x: x, y: y, width: width, height: height))
    return path
  }

  private static func oval(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> DrawingPath
  {
    var path = DrawingPath()
    path.addEllipse(in: DrawingRect(x: x, y: y, width: width, height: height))
    return path
  }

  private static func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> DrawingPath {
    var path = DrawingPath()
    path.addRounded(
      DrawingRect(x: x, y: y, width: width, height: height), cornerWidth: radius,
      cornerHeight: radius)
    return path
  }

  private static var star: DrawingPath {
    var path = DrawingPath()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = DrawingPoint(280 + 70 * cos(angle), 110 + 70 * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private static var shapes: [DrawingCommand] {
    var curve = DrawingPath()
    curve.move(to: DrawingPoint(30, 420))
    curve.addQuad(to: DrawingPoint(150, 420), control: DrawingPoint(90, 300))
    curve.addCubic(
      to: DrawingPoint(340, 420), control1: DrawingPoint(200, 520), control2: DrawingPoint(280, 320)
    )
    return [
      .fill(rounded(20, 30, 150, 90, 22), .winding, .color(blue)),
      .fill(star, .evenOdd, .color(red)),
      .fill(oval(30, 150, 120, 80), .winding, .color(DrawingColor(gray: 0.2, alpha: 0.5))),
      .stroke(curve, StrokeStyle(width: 9, cap: .round, join: .round), .color(green)),
      .stroke(
        rect(200.5, 210.5, 120, 70), StrokeStyle(width: 3, dashes: [12, 5], dashPhase: 4),
        .color(.black)),
      .stroke(rect(40, 260, 100, 40), StrokeStyle(width: 0.5), .color(.black)),
      .save, .transform(DrawingTransform(a: 0.8, b: 0.35, c: -0.35, d: 0.8, tx: 150, ty: 450)),
      .clip(oval(0, 0, 160, 120), .winding), .opacity(0.7),
      .fill(rect(0, 0, 80, 120), .winding, .color(blue)),
      .fill(rect(80, 0, 80, 120), .winding, .color(red)), .restore,
    ]
  }

  private static var gradients: [DrawingCommand] {
    let stops: [DrawingGradient.Stop] = [.init(0, blue), .init(0.4, green), .init(1, red)]
    let fading: [DrawingGradient.Stop] = [.init(0, red), .init(1, .clear)]
    return [
      .fill(
        rect(20, 20, 335, 100), .winding,
        .gradient(
          DrawingGradient(
            .linear(from: DrawingPoint(20, 20), to: DrawingPoint(355, 120)), stops: stops))),
      .fill(
        rect(20, 140, 335, 160), .winding,
        .gradient(
          DrawingGradient(
            .radial(
              from: DrawingPoint(170, 200), fromRadius: 10, to: DrawingPoint(190, 220), toRadius: 90
            ),
            stops: stops))),
      .fill(
        rect(20, 320, 335, 100), .winding,
        .gradient(
          DrawingGradient(
            .linear(from: DrawingPoint(60, 0), to: DrawingPoint(300, 0)), stops: fading))),
      .fill(
        rect(20, 440, 335, 60), .winding,
        .gradient(
          DrawingGradient(
            .linear(from: DrawingPoint(100, 0), to: DrawingPoint(260, 0)), stops: stops,
            extendsBefore: false, extendsAfter: false))),
      .fill(
        oval(110, 510, 150, 150), .winding,
        .gradient(DrawingGradient(.conic(around: DrawingPoint(185, 585), angle: 1), stops: stops))),
    ]
  }

  private static var texts: [DrawingCommand] {
    var commands: [DrawingCommand] = []
    var y = 20.0
    for (text, style) in [
      ("Large Title", TextStyle.system(size: 34, weight: 700)),
      ("A headline of a paragraph", .system(size: 17, weight: 600)),
      ("Body text reads well: fi, ffl, 1,234.56 € – AVAWAV", .system(size: 17)),
      ("Caption in a smaller size, so small that hints would show", .system(size: 11, color: blue)),
      ("Emoji 😀👍🏽🎉 beside letters", .system(size: 24)),
      ("Leaning", .system(size: 28, isItalic: true, color: red)),
      ("Ελληνικά Кириллица", .system(size: 20)),
      ("99", .system(size: 90, weight: 200)),
    ] {
      let layout = TextLayout(text, style: style, options: TextOptions(width: 335))
      commands += layout.commands(at: DrawingPoint(20, y))
      y += layout.height + 14
    }
    return commands
  }

  private static func image(_ side: Int) -> DrawingImage? {
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let alpha = (x / 4 + y / 4) % 2 == 0 ? 255 : 128
        pixels += [
          UInt8(x * 255 / side * alpha / 255), UInt8(y * 255 / side * alpha / 255),
          UInt8(200 * alpha / 255), UInt8(alpha),
        ]
      }
    }
    return DrawingImage(width: side, height: side, pixels: pixels)
  }

  private static var pictures: [DrawingCommand] {
    guard let large = image(64), let small = image(16) else { return [] }
    func frame(_ x: Double, _ y: Double, _ side: Double) -> DrawingRect {
      DrawingRect(x: x, y: y, width: side, height: side)
    }
    return [
      .image(ImageDrawing(large, in: frame(20, 20, 128))),
      .image(ImageDrawing(small, in: frame(180, 20, 128), sampling: .nearest)),
      .image(ImageDrawing(large, in: frame(20, 180, 32))),
      .image(
        ImageDrawing(
          large, in: frame(80, 180, 100), source: DrawingRect(x: 16, y: 16, width: 32, height: 32),
          sampling: .linear)),
      .image(ImageDrawing(large, in: frame(210, 180, 128), tint: green)),
      .fill(
        rounded(20, 340, 335, 120, 20), .winding, .tiles(small, frame(20, 340, 16))),
    ]
  }

  private static var layers: [DrawingCommand] {
    let shadow = DrawingShadow(
      offset: DrawingPoint(4, 10), sigma: 8, color: DrawingColor(gray: 0, alpha: 0.5))
    return [
      .shadow(shadow), .fill(rounded(40, 40, 140, 80, 18), .winding, .color(.white)), .shadow(nil),
      .opacity(0.5), .beginLayer(DrawingRect(x: 20, y: 180, width: 300, height: 140)),
      .fill(oval(40, 190, 120, 120), .winding, .color(red)),
      .fill(oval(110, 190, 120, 120), .winding, .color(blue)), .endLayer, .opacity(1),
      .shadow(shadow), .beginLayer(nil),
      .fill(oval(60, 380, 100, 100), .winding, .color(green)),
      .fill(rect(120, 400, 160, 60), .winding, .color(blue)), .endLayer, .shadow(nil),
      .save, .transform(DrawingTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 260, ty: 540)),
      .beginLayer(DrawingRect(x: -60, y: -60, width: 160, height: 160)), .opacity(0.8),
      .fill(rect(-50, -50, 140, 140), .winding, .color(red)), .endLayer, .restore,
    ]
  }

  private static var blends: [DrawingCommand] {
    let amber = DrawingColor(red: 0.9, green: 0.6, blue: 0.1)
    let glass = DrawingColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.8)
    var commands: [DrawingCommand] = []
    for (index, mode) in BlendMode.allCases.enumerated() {
      let (x, y) = (12 + Double(index % 4) * 92, 14 + Double(index / 4) * 92)
      commands += [
        .beginLayer(DrawingRect(x: x, y: y, width: 84, height: 84)),
        .fill(oval(x + 2, y + 2, 56, 56), .winding, .color(amber)),
        .blend(mode),
        .fill(rect(x + 26, y + 26, 56, 56), .winding, .color(glass)),
        .endLayer,
      ]
    }
    return commands
  }

  private static var backdrop: [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for index in 0..<14 {
      let tint = DrawingColor(
        red: Double(index % 3) / 2, green: Double(index % 5) / 4, blue: Double(index % 7) / 6)
      commands.append(
        .fill(rect(0, Double(index) * 48, 375, 48), .winding, .color(tint)))
      let place = Double(index)
      commands.append(.fill(oval(place * 26, place * 46, 60, 60), .winding, .color(.white)))
    }
    commands.append(
      .backdrop(
        DrawingBackdrop(
          region: rounded(30, 120, 315, 200, 24), sigma: 12, matrix: .saturation(1.8, lift: 0.05),
          tint: DrawingColor(gray: 1, alpha: 0.4))))
    commands.append(
      .backdrop(
        DrawingBackdrop(region: rect(0, 560, 375, 107), sigma: 6, matrix: .saturation(1.8))))
    return commands
  }
}
