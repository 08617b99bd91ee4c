import TactusDisplayList
import Testing

struct BlendTests {
  private static let above = DrawingColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.6)
  private static let below = DrawingColor(red: 0.3, green: 0.5, blue: 0.9, alpha: 0.8)

  /// Returns the blended component for two opaque colors, by W3C Compositing and Blending.
  private static func mix(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return hardLight(b, s)
    case .softLight:
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return nil
    }
  }

  /// Returns the Porter–Duff factors of source and destination.
  private static func shares(_ mode: BlendMode) -> (Double, Double)? {
    let (a, b) = (above.alpha, below.alpha)
    switch mode {
    case .clear: return (0, 0)
    case .copy: return (1, 0)
    case .sourceIn: return (b, 0)
    case .sourceOut: return (1 - b, 0)
    case .sourceAtop: return (b, 1 - a)
    case .destinationOver: return (1 - b, 1)
    case .destinationIn: return (0, a)
    case .destinationOut: return (0, 1 - a)
    case .destinationAtop: return (1 - b, a)
    case .xor: return (1 - b, 1 - a)
    default: return nil
    }
  }

  private static func components(_ color: DrawingColor) -> [Double] {
    [color.red, color.green, color.blue]
  }

  /// Returns the expected pixel of a mode, premultiplied, 0…255.
  private static func expected(_ mode: BlendMode) -> [Double]? {
    let (a, b) = (above.alpha, below.alpha)
    let pairs = zip(components(above), components(below))
    if let (first, second) = shares(mode) {
      return pairs.map { 255 * ($0 * a * first + $1 * b * second) }
        + [255 * (a * first + b * second)]
    }
    switch mode {
    case .plusLighter:
      return pairs.map { 255 * min(1, $0 * a + $1 * b) } + [255 * min(1, a + b)]
    case .plusDarker:
      let alpha = min(1, a + b)
      return pairs.map { 255 * max(0, alpha - (a - $0 * a) - (b - $1 * b)) } + [255 * alpha]
    default:
      let colors = pairs.compactMap { s, d in
        mix(mode, d, s).map { 255 * (a * b * $0 + a * (1 - b) * s + b * (1 - a) * d) }
      }
      return colors.count == 3 ? colors + [255 * (a + b - a * b)] : nil
    }
  }

  /// The tolerance is three steps: the two colors and the result are each rounded to a byte.
  @Test("A blend mode matches its formula", arguments: BlendMode.allCases)
  func formula(mode: BlendMode) throws {
    guard let expected = Self.expected(mode) else {
      #expect([.hue, .saturation, .color, .luminosity].contains(mode))
      return
    }
    for shape in [
      DrawingCommand.paint(.color(Self.above)),
      .fill(.rect(0, 0, 4, 4), .winding, .color(Self.above)),
    ] {
      let picture = try Picture(4, 4, [.paint(.color(Self.below)), .blend(mode), shape])
      let off = zip(picture[1, 1], expected).map { abs(Double($0) - $1) }.max() ?? 255
      #expect(off <= 3, "\(picture[1, 1]) instead of \(expected)")
    }
  }

  @Test("A blend mode changes only pixels beneath the shape", arguments: BlendMode.allCases)
  func bounded(mode: BlendMode) throws {
    let below = try Picture(8, 4, [.paint(.color(Self.below))])
    let shapes: [DrawingCommand] = [
      .fill(.rect(0, 0, 4, 4), .winding, .color(Self.above)),
      .stroke(.line((0, 2), (4, 2)), StrokeStyle(width: 4), .color(Self.above)),
    ]
    let pixels = try shapes.map {
      try Picture(8, 4, [.paint(.color(Self.below)), .blend(mode), $0])[6, 2]
    }
    #expect(pixels.allSatisfy { $0 == below[6, 2] })
  }

  @Test("Luminosity combines the luminance of one color with the hue and saturation of the other")
  func luminosity() throws {
    let picture = try Picture(
      2, 2,
      [
        .paint(.color(DrawingColor(red: 1, green: 0, blue: 0))), .blend(.luminosity),
        .paint(.color(DrawingColor(gray: 0.5))),
      ])
    let pixel = picture[0, 0].map(Double.init)
    let light = 0.3 * pixel[0] + 0.59 * pixel[1] + 0.11 * pixel[2]
    #expect(abs(light - 127.5) < 2 && pixel[0] > pixel[1] + 50)
  }
}
