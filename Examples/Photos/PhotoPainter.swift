import UIKit

/// Paints the subjects of photos; the same seed gives the same picture.
struct PhotoPainter {
  private let context: CGContext
  private let size: CGSize
  private var state: UInt64

  /// Creates a painter for a picture.
  init(_ context: CGContext, _ size: CGSize, seed: Int) {
    (self.context, self.size) = (context, size)
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
  }

  // MARK: Subjects

  /// Paints round fruit on a table.
  mutating func paintFruit() {
    let walls = [(0xE9DCC9, 0xC8B49A), (0xBFD3D0, 0x8FA9A8), (0xD9C7D8, 0xA48FA8)]
    let (top, bottom) = choose(walls)
    fill(bounds, [top, bottom])
    fill(
      CGRect(x: 0, y: size.height * 0.62, width: size.width, height: size.height * 0.38),
      [0x8A5F3C, 0x5A3A22])
    let colors = choose([
      (0xFFC04D, 0xE8791C), (0xF7E36B, 0xD9A514), (0xE8604C, 0xA31D22), (0x9D6BB5, 0x4A2262),
      (0xB7D66A, 0x5D8A25),
    ])
    let count = 3 + Int(random() * 4)
    for place in 0..<count {
      let radius = size.height * (0.13 + random() * 0.06)
      let share = (CGFloat(place) + 0.5) / CGFloat(count)
      let center = CGPoint(
        x: size.width * (0.12 + 0.76 * share), y: size.height * (0.58 + random() * 0.2))
      shadow(under: center, radius)
      ball(center, radius, light: colors.0, dark: colors.1)
    }
  }

  /// Paints a cup of coffee, seen from above.
  mutating func paintCoffee() {
    let tables = [(0xC69C6D, 0x96683C), (0xE4E0D8, 0xB9B2A6), (0x4C5B61, 0x2A3439)]
    let (light, dark) = choose(tables)
    fill(bounds, [light, dark])
    for line in 1..<6 {
      let y = size.height * CGFloat(line) / 6
      color(dark, 0.35).setFill()
      context.fill(CGRect(x: 0, y: y, width: size.width, height: max(1, size.height / 240)))
    }
    let center = CGPoint(
      x: size.width * (0.4 + random() * 0.2), y: size.height * (0.45 + random() * 0.1))
    let radius = size.height * 0.36
    shadow(under: CGPoint(x: center.x, y: center.y - radius * 0.6), radius * 1.02)
    disk(center, radius, [0xFBF9F5, 0xD8D2C8])
    let cup = choose([0xFFFFFF, 0x2E6F95, 0xC8553D, 0x3C6E47])
    disk(center, radius * 0.66, [cup, cup])
    disk(center, radius * 0.56, [0x7B4A24, 0x2E1708])
    // Milk, as rings that are not quite round.
    for ring in stride(from: 0.4, through: 0.08, by: -0.08) {
      let shift = CGPoint(
        x: center.x + (random() - 0.5) * radius * 0.05,
        y: center.y + (random() - 0.5) * radius * 0.05)
      context.setStrokeColor(color(0xF3E2C7, 0.75).cgColor)
      context.setLineWidth(radius * 0.03)
      context.strokeEllipse(in: square(shift, radius * CGFloat(ring)))
    }
  }

  /// Paints hills, one behind another.
  mutating func paintHills() {
    let skies = [(0x7FB2E5, 0xF6E7D2), (0xF7B267, 0xF4E3B2), (0x8E9AAF, 0xDEE2E6)]
    let (top, bottom) = choose(skies)
    fill(bounds, [top, bottom])
    disk(
      CGPoint(x: size.width * (0.2 + random() * 0.6), y: size.height * 0.34), size.height * 0.07,
      [0xFFF7D6, 0xFFE49A])
    let greens = choose([
      [0x9DB4A0, 0x6E9075, 0x47704F, 0x26492F], [0xC9A77C, 0xA67B52, 0x7B5434, 0x4E321E],
    ])
    for (place, green) in greens.enumerated() {
      let base = size.height * (0.46 + 0.14 * CGFloat(place))
      let phase = random() * 6
      let hill = UIBezierPath()
      hill.move(to: CGPoint(x: 0, y: size.height))
      for step in 0...32 {
        let x = CGFloat(step) / 32
        let wave = sin(x * 5 + phase) + 0.4 * sin(x * 13 + phase * 3)
        hill.addLine(to: CGPoint(x: x * size.width, y: base - wave * size.height * 0.05))
      }
      hill.addLine(to: CGPoint(x: size.width, y: size.height))
      hill.close()
      color(green).setFill()
      hill.fill()
    }
  }

  /// Paints the moon over the sea.
  mutating func paintNight() {
    fill(bounds, choose([[0x0B1433, 0x32426E], [0x10131F, 0x3A2A4D]]))
    for _ in 0..<70 {
      let side = size.height * (0.002 + random() * 0.004)
      color(0xFFFFFF, 0.3 + random() * 0.7).setFill()
      context.fillEllipse(
        in: CGRect(
          x: random() * size.width, y: random() * size.height * 0.6, width: side, height: side))
    }
    let x = size.width * (0.25 + random() * 0.5)
    disk(CGPoint(x: x, y: size.height * 0.28), size.height * 0.11, [0xFFFBEA, 0xE3D9B8])
    fill(
      CGRect(x: 0, y: size.height * 0.66, width: size.width, height: size.height * 0.34),
      [0x24365F, 0x0A1024])
    for row in 0..<14 {
      let y = size.height * (0.68 + 0.022 * CGFloat(row))
      let width = size.width * (0.05 + 0.012 * CGFloat(row)) * (0.6 + random() * 0.8)
      color(0xFFF3CF, 0.55).setFill()
      context.fillEllipse(
        in: CGRect(
          x: x - width / 2 + (random() - 0.5) * size.width * 0.04, y: y, width: width,
          height: size.height * 0.008))
    }
  }

  // MARK: Internals

  private var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the next number of the picture, 0..<1.
  private mutating func random() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  private mutating func choose<Value>(_ values: [Value]) -> Value {
    values[Int(random() * CGFloat(values.count))]
  }

  private func color(_ hex: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }

  private func gradient(_ colors: [UIColor]) -> CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: colors.map(\.cgColor) as [CGColor] as CFArray, locations: nil)
  }

  /// Fills a rectangle from its upper to its lower edge.
  private func fill(_ rectangle: CGRect, _ colors: [Int]) {
    guard let gradient = gradient(colors.map { color($0) }) else { return }
    context.saveGState()
    context.clip(to: rectangle)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: rectangle.minY), end: CGPoint(x: 0, y: rectangle.maxY),
      options: [])
    context.restoreGState()
  }

  private func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Fills a circle from its middle to its edge.
  private func disk(_ center: CGPoint, _ radius: CGFloat, _ colors: [Int]) {
    guard let gradient = gradient(colors.map { color($0) }) else { return }
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
      options: [])
  }

  /// Paints a ball with light from the upper left.
  private func ball(_ center: CGPoint, _ radius: CGFloat, light: Int, dark: Int) {
    let spot = CGPoint(x: center.x - radius * 0.3, y: center.y - radius * 0.35)
    context.saveGState()
    context.addEllipse(in: square(center, radius))
    context.clip()
    if let gradient = gradient([color(light), color(dark)]) {
      context.drawRadialGradient(
        gradient, startCenter: spot, startRadius: 0, endCenter: center, endRadius: radius,
        options: [.drawsAfterEndLocation])
    }
    color(0xFFFFFF, 0.35).setFill()
    context.fillEllipse(in: square(spot, radius * 0.14))
    context.restoreGState()
  }

  private func shadow(under center: CGPoint, _ radius: CGFloat) {
    guard let gradient = gradient([color(0, 0.45), color(0, 0)]) else { return }
    let middle = CGPoint(x: center.x + radius * 0.2, y: center.y + radius * 0.75)
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: radius * 0.2, endCenter: middle,
      endRadius: radius, options: [])
  }
}
