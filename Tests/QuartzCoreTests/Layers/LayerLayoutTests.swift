import QuartzCore
import Testing

struct LayerLayoutTests {
  /// A layer that counts its layouts, and may request more.
  private final class Noting: CALayer {
    var log: Log?
    var again = 0
    override func layoutSublayers() {
      log?.names.append(name ?? "")
      guard again > 0 else { return }
      again -= 1
      setNeedsLayout()
    }
  }

  private final class Log {
    var names: [String] = []
    func layer(_ name: String) -> Noting {
      let layer = Noting()
      (layer.name, layer.log) = (name, self)
      return layer
    }
  }

  // Layers.L1, Layers.L2.
  @Test("A change of size or sublayers needs layout; a change of position does not")
  func asking() {
    let layer = CALayer()
    #expect(!layer.needsLayout())
    layer.bounds.size.width = 5
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.position = CGPoint(x: 5, y: 5)
    layer.bounds.origin.x = 3
    #expect(!layer.needsLayout())
    let inner = CALayer()
    layer.addSublayer(inner)
    #expect(layer.needsLayout() && !inner.needsLayout())
    layer.layoutIfNeeded()
    inner.removeFromSuperlayer()
    #expect(layer.needsLayout())
  }

  // Layers.L3, Layers.L4.
  @Test("A layout begins with the outermost pending layer")
  func order() {
    let log = Log()
    let (a, b, c, d) = (log.layer("a"), log.layer("b"), log.layer("c"), log.layer("d"))
    a.addSublayer(b)
    b.addSublayer(c)
    c.addSublayer(d)
    a.layoutIfNeeded()
    log.names = []
    for layer in [b, c, d] { layer.setNeedsLayout() }
    d.layoutIfNeeded()
    #expect(log.names == ["b", "c", "d"])
    d.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(log.names == ["b", "c", "d", "d"])
    d.layoutIfNeeded()
    #expect(log.names.count == 4)
  }

  @Test("A layer that is added while it is pending is laid out")
  func putIn() {
    let log = Log()
    let (outer, inner, innermost) = (log.layer("a"), log.layer("b"), log.layer("c"))
    inner.addSublayer(innermost)
    innermost.setNeedsLayout()
    outer.addSublayer(inner)
    outer.layoutIfNeeded()
    #expect(log.names == ["a", "b", "c"])
  }

  // Layers.L5.
  @Test("A layout that invalidates itself is repeated, up to a limit")
  func again() {
    let log = Log()
    let layer = log.layer("a")
    layer.again = 3
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(log.names.count == 4 && !layer.needsLayout())
    layer.again = 1_000
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(log.names.count < 100 && layer.needsLayout())
  }

  @Test("Layers.L6. A sublayer is laid out at once while the layout of its superlayer is under way")
  func within() {
    let log = Log()
    final class Outer: CALayer {
      var log: Log?
      override func layoutSublayers() {
        log?.names.append("outer")
        setNeedsLayout()
        sublayers?.first?.setNeedsLayout()
        sublayers?.first?.layoutIfNeeded()
        log?.names.append("outer ends")
        guard log.map({ $0.names.count < 6 }) ?? false else { return sublayers = nil }
      }
    }
    let outer = Outer()
    outer.addSublayer(log.layer("inner"))
    outer.log = log
    outer.layoutIfNeeded()
    #expect(
      log.names.prefix(6) == ["outer", "inner", "outer ends", "outer", "inner", "outer ends"])
  }

  @Test("A delegate lays out the sublayers")
  func delegate() {
    final class Delegate: NSObject, CALayerDelegate {
      var laidOut: [CALayer] = []
      func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
    }
    let (delegate, layer) = (Delegate(), CALayer())
    layer.delegate = delegate
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.laidOut == [layer])
  }
}
