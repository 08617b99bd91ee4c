import QuartzCore
import Testing

struct ImplicitAnimationTests {
  // Layers.I1, Layers.I3.
  @Test("A change of a committed layer is animated from its presentation value")
  func shown() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
    }
    #expect(layer.opacity == 0 && layer.animationKeys() == ["opacity"])
    #expect(near(bench.number(layer, "opacity", at: 0.125), 0.5))
    bench.wind(to: 0.125)
    bench.run { _ in
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 1
    }
    #expect(near(bench.number(layer, "opacity", at: 0.125), 0.5))
    #expect(near(bench.number(layer, "opacity", at: 0.25), 0.75))
    bench.wind(to: 0.375)
    #expect(layer.animationKeys() == nil)
  }

  // Layers.I3, Layers.I5.
  @Test("An implicit animation has the transaction's duration and curve, or is disabled")
  func transaction() {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.setAnimationDuration(2)
      layer.position.x += 10
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == ["position"])
    #expect(layer.animation(forKey: "position")?.duration == 2)
    #expect(near(bench.number(layer, "position.x", at: 1), 50 + 10 * 0.802_403))
    bench.run { _ in layer.position.x += 0 }
    #expect(bench.session.moving(layer) == 1)
  }

  // Layers.I4.
  @Test("New layers are not animated until they have been committed")
  func unseen() {
    let bench = Bench()
    bench.run { _ in
      let layer = CALayer()
      bench.root.addSublayer(layer)
      layer.opacity = 0
      #expect(layer.animationKeys() == nil && layer.presentation() == nil)
    }
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    bench.run { _ in }
    bench.run { _ in
      bench.root.addSublayer(outer)
      inner.opacity = 0
      #expect(inner.animationKeys() == nil)
    }
    bench.run { _ in inner.opacity = 1 }
    #expect(inner.animationKeys() == ["opacity"])
  }

  // Layers.I1, Layers.I2.
  @Test("The action is searched before the change: delegate, actions, style, class")
  func actions() {
    final class Action: CAAction {
      var seen: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        seen.append("\(event) is \((anObject as? CALayer)?.zPosition ?? -1)")
      }
    }
    final class Delegate: NSObject, CALayerDelegate {
      var answer: (any CAAction)?
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append("\(event) was \(layer.zPosition)")
        return answer
      }
    }
    final class Mine: CALayer {
      nonisolated(unsafe) static var action: (any CAAction)?
      override class func defaultAction(forKey event: String) -> (any CAAction)? { action }
    }
    let (action, delegate) = (Action(), Delegate())
    let layer = Mine()
    Bench().run { bench in
      bench.root.addSublayer(layer)
      bench.session.flush()
      layer.delegate = delegate
      delegate.answer = action
      layer.zPosition = 1
      #expect(delegate.asked == ["zPosition was 0.0"] && action.seen == ["zPosition is 1.0"])
      delegate.answer = NSNull()
      layer.actions = ["zPosition": action]
      layer.zPosition = 2
      #expect(action.seen.count == 1 && layer.animationKeys() == nil)
      delegate.answer = nil
      layer.zPosition = 3
      #expect(action.seen.last == "zPosition is 3.0")
      layer.actions = nil
      layer.style = ["actions": ["zPosition": action as any CAAction]]
      layer.zPosition = 4
      #expect(action.seen.last == "zPosition is 4.0")
      layer.style = nil
      Mine.action = action
      layer.zPosition = 5
      #expect(action.seen.last == "zPosition is 5.0" && layer.animationKeys() == nil)
      Mine.action = nil
      layer.zPosition = 6
      #expect(layer.animationKeys() == ["zPosition"])
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-5 }
}
