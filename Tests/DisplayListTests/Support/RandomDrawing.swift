import TactusDisplayList

/// A generator of drawings with every command, whose numbers are exact in the binary format.
struct RandomDrawing<Random: RandomNumberGenerator> {
  var random: Random

  mutating func drawing() -> Drawing {
    Drawing(
      width: 100, height: 80,
      commands: (0..<Int.random(in: 0...30, using: &random)).map { _ in command() })
  }

  private mutating func command() -> DrawingCommand {
    switch Int.random(in: 0...17, using: &random) {
    case 0: .save
    case 1: .restore
    case 2:
      .transform(
        DrawingTransform(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
    case 3: .clip(path(), rule())
    case 4: .opacity(Double(Int.random(in: 0...16, using: &random)) / 16)
    case 5: .blend(BlendMode.allCases.randomElement(using: &random) ?? .normal)
    case 6: .shadow(nil)
    case 7:
      .shadow(
        DrawingShadow(
          offset: point(), sigma: abs(number()) / 16, color: color(), drawsOnlyShadow: isIt()))
    case 8: .fill(path(), rule(), paint())
    case 9: .stroke(path(), style(), paint())
    case 10: .paint(paint())
    case 11: .image(image())
    case 12: .text(run())
    case 13:
      .backdrop(
        DrawingBackdrop(
          region: path(), sigma: abs(number()) / 8, matrix: isIt() ? .identity : matrix(),
          tint: color()))
    case 14: .beginLayer(nil)
    case 15: .beginLayer(rect())
    case 16: .antialias(isIt())
    default: .endLayer
    }
  }

  private mutating func isIt() -> Bool { .random(using: &random) }
  /// Returns a multiple of 1/16.
  private mutating func number() -> Double {
    Double(Int.random(in: -800...1_600, using: &random)) / 16
  }
  private mutating func fraction() -> Double {
    Double(UInt16.random(in: 0...65_535, using: &random)) / 65_535
  }
  private mutating func point() -> DrawingPoint { DrawingPoint(number(), number()) }
  private mutating func rule() -> FillRule { isIt() ? .winding : .evenOdd }
  private mutating func rect() -> DrawingRect {
    DrawingRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
  }
  private mutating func color() -> DrawingColor {
    DrawingColor(red: fraction(), green: fraction(), blue: fraction(), alpha: fraction())
  }

  private mutating func path() -> DrawingPath {
    var path = DrawingPath()
    if isIt() {
      path.addRect(rect())
      if isIt() { return path }
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0...4, using: &random) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuad(to: point(), control: point())
      case 3: path.addCubic(to: point(), control1: point(), control2: point())
      default: path.close()
      }
    }
    return path
  }

  private mutating func style() -> StrokeStyle {
    var style = StrokeStyle(
      width: abs(number()) / 8,
      cap: StrokeStyle.Cap.allCases.randomElement(using: &random) ?? .butt,
      join: StrokeStyle.Join.allCases.randomElement(using: &random) ?? .miter,
      miterLimit: abs(number()))
    if isIt() {
      style.dashes = (0..<Int.random(in: 1...3, using: &random)).map { _ in abs(number()) / 4 }
      style.dashPhase = number()
    }
    return style
  }

  private mutating func paint() -> DrawingPaint {
    let geometry: DrawingGradient.Geometry
    switch Int.random(in: 0...4, using: &random) {
    case 0: return .color(color())
    case 1: return .tiles(picture(), rect())
    case 2: geometry = .linear(from: point(), to: point())
    case 3:
      geometry = .radial(
        from: point(), fromRadius: abs(number()), to: point(), toRadius: abs(number()))
    default: geometry = .conic(around: point(), angle: number())
    }
    let stops = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      DrawingGradient.Stop(fraction(), color())
    }
    return .gradient(
      DrawingGradient(geometry, stops: stops, extendsBefore: isIt(), extendsAfter: isIt()))
  }

  private mutating func picture() -> DrawingImage {
    let (width, height) = (
      Int.random(in: 1...5, using: &random), Int.random(in: 1...5, using: &random)
    )
    let pixels = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    guard let image = DrawingImage(width: width, height: height, pixels: pixels) else {
      preconditionFailure("a picture has a size")
    }
    return image
  }

  private mutating func image() -> ImageDrawing {
    ImageDrawing(
      picture(), in: rect(), source: isIt() ? rect() : nil,
      sampling: ImageDrawing.Sampling.allCases.randomElement(using: &random) ?? .smooth,
      tint: isIt() ? color() : nil)
  }

  private mutating func run() -> TextRun {
    let text = ["timer", "04:30", "Grüße 👍", ""].randomElement(using: &random) ?? ""
    let isLevel = isIt()
    let glyphs = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      TextRun.Glyph(
        id: .random(in: 0...70_000, using: &random),
        offset: DrawingPoint(number(), isLevel ? 0 : number()),
        cluster: .random(in: 0...text.utf8.count, using: &random))
    }
    return TextRun(
      font: DrawingFont(
        family: isIt() ? "Inter" : "No Such Family",
        weight: .random(in: 0...1_000, using: &random), isItalic: isIt()),
      size: abs(number()), color: color(), origin: point(), glyphs: glyphs, text: text)
  }

  private mutating func matrix() -> ColorMatrix {
    func row(_ maker: inout Self) -> ColorMatrix.Row {
      ColorMatrix.Row(maker.number(), maker.number(), maker.number(), maker.number())
    }
    return ColorMatrix(red: row(&self), green: row(&self), blue: row(&self))
  }
}
