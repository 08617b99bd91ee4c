import QuartzCore
import TestSupport
import Testing

struct LayerConvertingPropertyTests {
  // Layers.C1.
  @Test(
    "In random trees, conversion to another layer and back yields the same point", arguments: 0..<40
  )
  func thereAndBack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let layers = Self.randomTree(of: 24, using: &random)
    var worst = 0.0
    for _ in 0..<100 {
      guard let a = layers.randomElement(using: &random),
        let b = layers.randomElement(using: &random)
      else { continue }
      let point = CGPoint(
        x: CGFloat.random(in: -50...50, using: &random),
        y: CGFloat.random(in: -50...50, using: &random))
      let there = a.convert(point, to: b)
      let back = a.convert(there, from: b)
      // Deep trees lead to large numbers, and rounding errors are proportional to them.
      let size = 1 + max(abs(there.x), abs(there.y))
      worst = max(worst, hypot(back.x - point.x, back.y - point.y) / Double(size))
      let viaOther = b.convert(point, from: a)
      worst = max(worst, hypot(viaOther.x - there.x, viaOther.y - there.y) / Double(size))
    }
    #expect(worst < 1e-7)
  }

  /// Returns layers of a random tree.
  static func randomTree(of count: Int, using random: inout SeededRandom) -> [CALayer] {
    var layers: [CALayer] = []
    for _ in 0..<count {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      let layer = CALayer()
      layer.bounds = CGRect(
        x: number(-20...20), y: number(-20...20), width: number(1...100), height: number(1...100))
      layer.position = CGPoint(x: number(-50...50), y: number(-50...50))
      layer.anchorPoint = CGPoint(x: number(-0.5...1.5), y: number(0...1))
      layer.isGeometryFlipped = Int.random(in: 0..<4, using: &random) == 0
      if Bool.random(using: &random) {
        layer.transform = CATransform3DScale(
          CATransform3DMakeRotation(number(-3...3), 0, 0, 1), number(0.5...2), -number(0.5...2), 1)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        layer.sublayerTransform = CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
      }
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }
}
