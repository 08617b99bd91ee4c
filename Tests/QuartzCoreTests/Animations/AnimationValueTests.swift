import QuartzCore
import TestSupport
import Testing

struct AnimationValueTests {
  /// Returns the value of an animation of a key path at half of its duration.
  private func halfWay<Value>(
    _ keyPath: String, _ from: Any?, _ to: Any?, _ seen: KeyPath<CALayer, Value>
  ) -> Value? {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
      layer.add(animation, forKey: nil)
    }
    return bench.seen(layer, at: 1, seen)
  }

  // Layers.V1, Layers.V2.
  @Test("Numbers, points, sizes and rectangles are interpolated, boxed or not")
  func numbers() {
    #expect(halfWay("opacity", 0, 1.0, \.opacity) == 0.5)
    #expect(halfWay("opacity", Float(0), NSNumber(value: 1), \.opacity) == 0.5)
    #expect(
      halfWay("position", CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 30), \.position)
        == CGPoint(x: 5, y: 20))
    #expect(
      halfWay("position", NSValue(point: .zero), NSValue(point: CGPoint(x: 2, y: 4)), \.position)
        == CGPoint(x: 1, y: 2))
    #expect(
      halfWay("shadowOffset", CGSize.zero, CGSize(width: 4, height: 6), \.shadowOffset)
        == CGSize(width: 2, height: 3))
    #expect(
      halfWay(
        "bounds", CGRect(x: 0, y: 0, width: 10, height: 10),
        CGRect(x: 2, y: 4, width: 20, height: 30), \.bounds)
        == CGRect(x: 1, y: 2, width: 15, height: 20))
  }

  // Layers.V3.
  @Test("Colors are interpolated in sRGB, and no color is the other one, transparent")
  func colors() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(
      halfWay("backgroundColor", red, blue, \.backgroundColor)??.components
        == [0.5, 0, 0.5, 0.75])
    #expect(
      halfWay("backgroundColor", nil, red, \.backgroundColor)??.components == [1, 0, 0, 0.5])
  }

  // Layers.V4.
  @Test("Rotations take the shortest path, and mirroring goes through a line")
  func transforms() {
    let turned = halfWay(
      "transform", CATransform3DMakeRotation(3, 0, 0, 1), CATransform3DMakeRotation(-3, 0, 0, 1),
      \.transform)
    // From 3 to −3 by way of π, which is 0.14 on either side.
    #expect(abs((turned?.m11 ?? 0) + 1) < 1e-9 && abs(turned?.m12 ?? 1) < 1e-9)
    let mirrored = halfWay(
      "transform", CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), \.transform)
    #expect(abs(mirrored?.m11 ?? 1) < 1e-12 && abs((mirrored?.m22 ?? 0) - 1) < 1e-12)
    let grown = halfWay(
      "transform", CATransform3DMakeScale(1, 1, 1),
      CATransform3DTranslate(CATransform3DMakeScale(3, 5, 1), 2, 0, 0), \.transform)
    #expect(grown.map { [$0.m11, $0.m22, $0.m41] } == [2, 3, 3])
  }

  // Layers.V4.
  @Test("Any transform is recomposed from its components")
  func parts() {
    var random = SeededRandom(seed: 3)
    var worst = 0.0
    for _ in 0..<300 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      func sign() -> CGFloat { Bool.random(using: &random) ? 1 : -1 }
      var change = CATransform3DMakeRotation(
        number(-3...3), number(-1...1), number(-1...1), number(-1...1))
      change = CATransform3DScale(
        change, sign() * number(0.3...3), sign() * number(0.3...3), sign() * number(0.3...3))
      change.m12 += number(-0.2...0.2)
      change = CATransform3DTranslate(change, number(-9...9), number(-9...9), number(-9...9))
      change.m34 = number(-0.01...0.01)
      let layer = CALayer()
      layer.transform = change
      // Setting a component to its value decomposes and recomposes the transform.
      layer.setValue(layer.value(forKeyPath: "transform.scale.x"), forKeyPath: "transform.scale.x")
      let angle = layer.value(forKeyPath: "transform.rotation.y")
      layer.setValue(angle, forKeyPath: "transform.rotation.y")
      let again = layer.transform
      let off = [
        again.m11 - change.m11, again.m12 - change.m12, again.m13 - change.m13,
        again.m21 - change.m21, again.m22 - change.m22, again.m32 - change.m32,
        again.m33 - change.m33, again.m34 - change.m34, again.m41 - change.m41,
        again.m43 - change.m43, again.m44 - change.m44,
      ]
      worst = max(worst, off.map { abs(Double($0)) }.max() ?? 0)
    }
    #expect(worst < 1e-7)
  }

  // Layers.K1–K4.
  @Test("Components of a value can be read, set and animated by key path")
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7.5, forKeyPath: "transform.translation.y")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(4, forKeyPath: "position.x")
    func number(_ path: String) -> Double? {
      (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue
    }
    #expect(abs((number("transform.rotation") ?? 0) - 0.5) < 1e-12)
    #expect(abs((number("transform.scale.y") ?? 0) - 2) < 1e-12)
    #expect(layer.transform.m42 == 7.5 && layer.bounds.width == 30 && layer.position.x == 4)
    #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 4, y: 0))
    layer.setValue("word", forKeyPath: "position.x")
    layer.setValue(1, forKeyPath: "position.z")
    #expect(layer.position == CGPoint(x: 4, y: 0) && layer.value(forKeyPath: "position.z") == nil)
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    #expect(layer.value(forKey: "nothing") == nil)
    #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
  }

  // Layers.V5, Layers.V6.
  @Test("A path is interpolated with one of the same elements")
  func paths() {
    func line(to x: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: x, y: x)])
      return path
    }
    #expect(halfWay("shadowPath", line(to: 2), line(to: 4), \.shadowPath) == line(to: 3))
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(halfWay("shadowPath", line(to: 2), rect, \.shadowPath) == line(to: 2))
  }

  @Test("The properties of special layers can be animated")
  func kinds() {
    let bench = Bench()
    let (shape, gradient) = bench.run { bench in
      let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
      gradient.colors = [CGColor.black, CGColor.black]
      bench.root.addSublayer(shape)
      bench.root.addSublayer(gradient)
      return (shape, gradient)
    }
    bench.run { _ in
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      shape.strokeEnd = 0
      shape.lineWidth = 5
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.colors = [CGColor.black, CGColor(gray: 1, alpha: 1)]
    }
    #expect(bench.number(shape, "strokeEnd", at: 0.5) == 0.75)
    #expect(bench.seen(shape, at: 1, \.lineWidth) == 3)
    #expect(bench.seen(gradient, at: 1, \.endPoint) == CGPoint(x: 0.75, y: 1))
    let seen: [Any]? = bench.seen(gradient, at: 1, \.colors) ?? nil
    let grays = seen?.compactMap { ($0 as? CGColor)?.components?.first }
    #expect(grays == [0, 0.5])
  }
}
