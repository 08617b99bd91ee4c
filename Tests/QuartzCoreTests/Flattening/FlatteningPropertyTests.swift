import QuartzCore
import TactusDisplayList
import TestSupport
import Testing

struct FlatteningPropertyTests {
  @Test("For random layers, every state and layer is closed at any time", arguments: 0..<60)
  func balance(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bench = Bench()
    let layers = bench.run { _ in
      CATransaction.setDisableActions(true)
      let layers = Self.randomTree(using: &random)
      bench.root.addSublayer(layers[0])
      return layers
    }
    bench.run { _ in
      for layer in layers where Bool.random(using: &random) {
        layer.add(Self.randomAnimation(using: &random), forKey: nil)
      }
    }
    let pairs = [0, 0.1, 0.7, 1.3, 5].map { time in
      LayerSession.with(bench.session) {
        bench.session.clock.set(100 + time)
        return (
          bench.session.drawing(width: 200, height: 200),
          bench.session.drawing(width: 200, height: 200)
        )
      }
    }
    #expect(pairs.allSatisfy { $0 == $1 })
    #expect(pairs.allSatisfy { Self.isBalanced($0.0.commands) })
    #expect(pairs.allSatisfy { $0.0.commands.allSatisfy { $0.isOfNumbers } })
  }

  private static func isBalanced(_ commands: [DrawingCommand]) -> Bool {
    var open: [Bool] = []  // true for a layer
    for command in commands {
      switch command {
      case .save: open.append(false)
      case .beginLayer: open.append(true)
      case .restore: if open.popLast() != false { return false }
      case .endLayer: if open.popLast() != true { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  private static func randomTree(using random: inout SeededRandom) -> [CALayer] {
    var layers: [CALayer] = []
    for _ in 0..<16 {
      let kinds: [() -> CALayer] = [
        { CALayer() }, { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() },
        { CAReplicatorLayer() },
      ]
      let layer = (kinds.randomElement(using: &random) ?? { CALayer() })()
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
      layer.frame = CGRect(
        x: number(-20...150), y: number(-20...150), width: number(0...80), height: number(0...80))
      if chance(2) { layer.backgroundColor = .red }
      if chance(3) { (layer.borderWidth, layer.borderColor) = (number(0...60), .ink) }
      if chance(3) { (layer.cornerRadius, layer.cornerCurve) = (number(0...60), .continuous) }
      if chance(4) { layer.opacity = Float(number(0...1)) }
      if chance(4) { (layer.shadowOpacity, layer.shadowRadius) = (0.5, number(0...9)) }
      if chance(4) { layer.masksToBounds = true }
      if chance(5) { layer.zPosition = number(-5...5) }
      if chance(6) { layer.allowsGroupOpacity = false }
      if chance(6) { layer.sublayerTransform.m34 = -1 / 300 }
      if chance(5) {
        layer.transform = CATransform3DMakeRotation(
          number(-3...3), number(-1...1), number(-1...1), 1)
      }
      if chance(6) {
        let mask = CALayer()
        mask.frame = layer.bounds.insetBy(dx: 3, dy: 3)
        mask.backgroundColor = .black
        layer.mask = mask
      }
      if let shape = layer as? CAShapeLayer {
        shape.path = CGPath(ellipseIn: shape.bounds, transform: nil)
        (shape.strokeColor, shape.strokeEnd) = (.blue, number(0...1))
      }
      (layer as? CAGradientLayer)?.colors = [CGColor.red, CGColor.blue]
      if let copies = layer as? CAReplicatorLayer {
        copies.instanceCount = Int.random(in: 0...3, using: &random)
        copies.instanceTransform = CATransform3DMakeTranslation(number(-9...9), 5, 0)
        copies.instanceAlphaOffset = -0.3
      }
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }

  private static func randomAnimation(using random: inout SeededRandom) -> CAAnimation {
    let keyPaths = [
      "opacity", "position.x", "transform.rotation.z", "transform.scale", "cornerRadius",
      "bounds.size.width", "zPosition", "strokeEnd", "shadowRadius", "hidden", "sublayerTransform",
      "instanceDelay", "backgroundColor", "nothing.at.all",
    ]
    let animation: CABasicAnimation =
      Bool.random(using: &random) ? CABasicAnimation() : CASpringAnimation()
    animation.keyPath = keyPaths.randomElement(using: &random)
    (animation.fromValue, animation.toValue) = (
      Double.random(in: -3...3, using: &random), Double.random(in: -3...40, using: &random)
    )
    animation.duration = .random(in: 0...2, using: &random)
    animation.isAdditive = .random(using: &random)
    animation.autoreverses = .random(using: &random)
    animation.repeatCount = .random(in: 0...3, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 { return CATransition() }
    return animation
  }
}

extension DrawingCommand {
  /// Whether all coordinates are numbers.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .fill(let path, _, _), .clip(let path, _), .stroke(let path, _, _):
      path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
    case .shadow(let shadow?): shadow.sigma.isFinite && shadow.sigma >= 0
    case .opacity(let value): (0...1).contains(value)
    default: true
    }
  }
}
