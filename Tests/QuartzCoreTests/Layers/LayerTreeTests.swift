import QuartzCore
import Testing

struct LayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(in layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  // Layers.T2.
  @Test("Layers are inserted in front of, behind and beside others, and replace them")
  func order() {
    let outer = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    #expect(outer.sublayers == nil)
    outer.addSublayer(a)
    outer.insertSublayer(b, at: 0)
    outer.insertSublayer(c, at: 99)
    #expect(names(in: outer) == "bac" && c.superlayer === outer)
    outer.insertSublayer(d, above: b)
    #expect(names(in: outer) == "bdac")
    outer.insertSublayer(c, below: d)
    #expect(names(in: outer) == "bcda")
    outer.insertSublayer(a, above: a)
    #expect(names(in: outer) == "bcda")
    let e = named("e")
    outer.replaceSublayer(c, with: e)
    #expect(names(in: outer) == "beda" && c.superlayer == nil)
    outer.replaceSublayer(b, with: a)
    #expect(names(in: outer) == "aed")
    e.removeFromSuperlayer()
    #expect(names(in: outer) == "ad")
    outer.insertSublayer(e, below: named("nowhere"))
    outer.insertSublayer(c, above: named("nowhere"))
    #expect(names(in: outer) == "eadc")
  }

  // Layers.T1.
  @Test("A layer has at most one superlayer, and releases its sublayers when it is deallocated")
  func onePlace() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(layer)
    second.addSublayer(layer)
    #expect(first.sublayers == nil && layer.superlayer === second)
    first.sublayers = [layer, CALayer()]
    #expect(second.sublayers == nil && first.sublayers?.count == 2)
    first.sublayers = nil
    #expect(layer.superlayer == nil)
    var passing: CALayer? = CALayer()
    passing?.addSublayer(layer)
    passing = nil
    #expect(layer.superlayer == nil)
  }

  // Layers.T3.
  @Test("Adding a layer to itself or a descendant traps")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
    await #expect(processExitsWith: .failure) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
    await #expect(processExitsWith: .failure) {
      let (layer, mask, inMask) = (CALayer(), CALayer(), CALayer())
      layer.mask = mask
      mask.addSublayer(inMask)
      inMask.addSublayer(layer)
    }
  }

  // Layers.G7.
  @Test("Positions and bounds with NaN trap")
  func noNumbers() async {
    await #expect(processExitsWith: .failure) { CALayer().position.x = .nan }
    await #expect(processExitsWith: .failure) { CALayer().bounds.size.width = .nan }
  }

  // Layers.T4.
  @Test("A mask masks one layer and has no superlayer")
  func mask() async {
    let (first, mask) = (CALayer(), CALayer())
    first.mask = mask
    #expect(first.mask === mask && mask.superlayer == nil)
    first.mask = nil
    CALayer().mask = mask
    await #expect(processExitsWith: .failure) {
      let (first, second, mask) = (CALayer(), CALayer(), CALayer())
      first.mask = mask
      second.mask = mask
    }
  }
}
