import PencilKit
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Ink.IN1, Ink.IN3 and Ink.IN4.
@MainActor @Suite struct InkPictureTests {
  private static func picture(
    _ strokes: [PKStroke], _ name: String? = nil, width: CGFloat = 100, height: CGFloat = 100,
    on ground: UIColor = .white
  ) -> RenderedImage {
    RenderedImage(width, height, scale: 3, on: ground, named: name) { _ in
      PKDrawing(strokes: strokes)
        .image(from: CGRect(x: 0, y: 0, width: width, height: height), scale: 3).draw(at: .zero)
    }
  }

  /// Returns the darkness of a column of a picture, in points of black.
  private static func ink(_ image: RenderedImage, x: CGFloat, _ rows: ClosedRange<CGFloat>)
    -> CGFloat
  {
    stride(from: rows.lowerBound, through: rows.upperBound, by: 1 / 3)
      .reduce(0) { $0 + (255 - CGFloat(image.color(x, $1)[0])) / 255 / 3 }
  }

  @Test("Ink.IN1. The line has the width of its points, round ends and smooth edges")
  func lines() {
    let points = (0...16).map {
      StrokePoints.point(20 + CGFloat($0) * 10, 50, width: 2 + CGFloat($0))
    }
    let image = Self.picture(
      [PKStroke(ink: PKInk(.pen), path: StrokePoints.path(points))], width: 220)
    for (x, width) in [(60.0, 6.0), (100, 10), (140, 14)] {
      #expect(abs(Self.ink(image, x: x, 20...80) - width) < 0.35)
    }
    // The right end is a half circle of 9 points around 180.
    #expect(image.color(188, 50) == [0, 0, 0] && image.color(191, 50) == [255, 255, 255])
    #expect(image.color(187.5, 57.5) == [255, 255, 255])
    let dot = Self.picture([
      PKStroke(ink: PKInk(.pen), path: StrokePoints.path([StrokePoints.point(50, 50, width: 20)]))
    ])
    #expect(dot.color(50, 50) == [0, 0, 0] && dot.color(43.5, 43.5) == [0, 0, 0])
    #expect(dot.color(42, 42) == [255, 255, 255])
  }

  @Test("Ink.IN1. Loops, cusps and turns on the spot have no holes")
  func sharpTurns() {
    // A line goes to the right and back, and a spiral that is narrower than the nib.
    let turns = [20, 60, 100, 60, 20].map { StrokePoints.point(CGFloat($0), 30, width: 16) }
    let spiral = (0...40).map { step in
      let angle = CGFloat(step) * 0.4
      return StrokePoints.point(60 + 5 * cos(angle), 80 + 5 * sin(angle), width: 16)
    }
    let image = Self.picture(
      [turns, spiral].map { PKStroke(ink: PKInk(.pen), path: StrokePoints.path($0)) },
      "ink-turns", width: 120, height: 110)
    for x in stride(from: CGFloat(22), to: 82, by: 1) {
      for y in [24.0, 30, 36] { #expect(image.color(x, y) == [0, 0, 0], "\(x), \(y)") }
    }
    for x in stride(from: CGFloat(52), to: 68, by: 1) {
      for y in stride(from: CGFloat(72), to: 88, by: 1) {
        #expect(image.color(x, y) == [0, 0, 0], "\(x), \(y)")
      }
    }
  }

  @Test("Ink.IN1. A broad nib draws thin and thick lines by direction")
  func nibs() {
    func line(_ dx: CGFloat, _ dy: CGFloat) -> PKStroke {
      let points = stride(from: CGFloat(-3), through: 3, by: 1).map { step in
        PKStrokePoint(
          location: CGPoint(x: 50 + dx * step, y: 50 + dy * step), timeOffset: 0,
          size: CGSize(width: 12, height: 3), opacity: 1, force: 1, azimuth: 1,
          altitude: 1)
      }
      return PKStroke(ink: PKInk(.fountainPen), path: StrokePoints.path(points))
    }
    // The nib points up to the right, whatever the azimuth of the pen.
    let (along, across) = (Self.picture([line(10, -10)]), Self.picture([line(10, 10)]))
    func width(_ image: RenderedImage) -> CGFloat {
      Self.ink(image, x: 50, 10...90) / 2.squareRoot()
    }
    #expect(abs(width(along) - 3) < 0.4 && abs(width(across) - 12) < 0.4)
    let marker = PKStrokePoint(
      location: CGPoint(x: 50, y: 50), timeOffset: 0, size: CGSize(width: 8, height: 30),
      opacity: 1, force: 1, azimuth: .pi / 2, altitude: 1)
    let turned = PKStroke(ink: PKInk(.marker), path: StrokePoints.path([marker]))
    let bounds = turned.renderBounds
    #expect(abs(bounds.width - 30) < 1e-6 && abs(bounds.height - 8) < 1e-6)
  }

  @Test("Ink.IN1. The opacity of the points is that of the ink, along the way")
  func opacities() {
    let even = Self.picture([StrokePoints.line(opacity: 0.5)])
    #expect(abs(even.color(50, 50)[0] - 127) < 3 && even.color(20, 50) == even.color(80, 50))
    let points = (0...8).map {
      StrokePoints.point(10 + CGFloat($0) * 10, 50, width: 20, opacity: CGFloat($0) / 8)
    }
    let fading = Self.picture([PKStroke(ink: PKInk(.pen), path: StrokePoints.path(points))])
    for x in [30.0, 50, 70] {
      let expected = 255 * (1 - (x - 10) / 80)
      #expect(abs(Double(fading.color(x, 50)[0]) - expected) < 12)
    }
  }

  @Test("Ink.IN3. Pencil and crayon have a grain that depends on the seed")
  func grain() {
    func levels(_ ink: PKInk.InkType, seed: UInt32) -> [Int] {
      var stroke = StrokePoints.line(PKInk(ink), width: 30)
      stroke.randomSeed = seed
      let image = Self.picture([stroke])
      return (0..<400).map { index in
        let (x, y) = (CGFloat(index % 20), CGFloat(index / 20))
        return image.color(30 + x, 40 + y)[0]
      }
    }
    for ink in [PKInk.InkType.pencil, .crayon] {
      let values = levels(ink, seed: 1)
      let mean = values.reduce(0, +) / values.count
      #expect(mean > 15 && mean < 200, "\(ink) \(mean)")
      #expect(values.contains { $0 < mean / 2 } && values.contains { $0 > mean + 40 })
      #expect(levels(ink, seed: 1) == values && levels(ink, seed: 0x4000_8000) != values)
    }
    #expect(Set(levels(.pen, seed: 1)) == [0])
  }

  @Test("Ink.IN4. Markers and watercolor multiply what is beneath, and pens cover it")
  func mixing() {
    func crossing(_ ink: PKInk.InkType) -> [Int] {
      let blue = StrokePoints.line(PKInk(.pen, color: .cyan), width: 30)
      let yellow = StrokePoints.line(PKInk(ink, color: .yellow), width: 20)
      return Self.picture([blue, yellow]).color(50, 50)
    }
    #expect(crossing(.marker) == [0, 255, 0] && crossing(.pen) == [255, 255, 0])
    let wash = crossing(.watercolor)
    #expect(wash[0] == 0 && wash[1] == 255 && wash[2] < 120)
    // A marker over itself does not darken, two markers do.
    let marker = PKInk(.marker, color: UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 1))
    let loop = (0...24).map { step in
      StrokePoints.point(
        50 + 25 * cos(CGFloat(step) * .pi / 6), 50 + 25 * sin(CGFloat(step) * .pi / 6), width: 12)
    }
    let once = Self.picture([PKStroke(ink: marker, path: StrokePoints.path(loop))])
    #expect(once.color(75, 50) == once.color(25, 50) && abs(once.color(75, 50)[1] - 128) < 3)
    let twice = Self.picture([
      StrokePoints.line(marker, width: 20), StrokePoints.line(marker, width: 20),
    ])
    #expect(abs(twice.color(50, 50)[1] - 64) < 3)
  }

  @Test("Ink.IN1, Ink.IN3, Ink.IN4. All inks side by side, for the eye")
  func overview() {
    let inks: [(PKInk.InkType, UIColor, CGFloat)] = [
      (.pen, .black, 4), (.monoline, .blue, 2), (.fountainPen, .purple, 8), (.marker, .yellow, 18),
      (.pencil, .darkGray, 5), (.crayon, .orange, 14), (.watercolor, .systemTeal, 22),
    ]
    var strokes: [PKStroke] = []
    for (row, (ink, color, width)) in inks.enumerated() {
      let points = (0...60).map { step -> PKStrokePoint in
        let way = CGFloat(step) / 60
        let force = 0.4 + 1.6 * sin(way * .pi)
        let scale = ink == .monoline || ink == .marker ? 1 : 0.4 + 0.6 * force
        let size = CGSize(
          width: width * scale * (ink == .marker ? 0.45 : 1),
          height: width * scale * (ink == .fountainPen ? 0.28 : 1))
        return PKStrokePoint(
          location: CGPoint(
            x: 20 + way * 300, y: 40 + CGFloat(row) * 50 + 16 * sin(way * 5 * .pi)),
          timeOffset: Double(way), size: size,
          opacity: ink == .pencil ? 0.3 + 0.35 * force : ink == .marker ? 0.8 : 0.6,
          force: force, azimuth: 0, altitude: 1)
      }
      let isPlain = [.pen, .monoline, .fountainPen].contains(ink)
      let solid = points.map {
        PKStrokePoint(
          location: $0.location, timeOffset: 0, size: $0.size,
          opacity: isPlain ? 1 : $0.opacity, force: $0.force, azimuth: 0, altitude: 1)
      }
      strokes.append(
        PKStroke(ink: PKInk(ink, color: color), path: StrokePoints.path(solid), randomSeed: 9))
    }
    let image = Self.picture(strokes, "inks", width: 340, height: 390)
    for row in 0..<inks.count {
      #expect(
        image.inked(CGRect(x: 5, y: 18 + CGFloat(row) * 50, width: 330, height: 44)) != nil,
        "\(inks[row].0)")
    }
  }
}
