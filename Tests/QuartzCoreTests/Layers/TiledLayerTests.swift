import QuartzCore
import Testing

/// Layers that draw their visible part in tiles.
@Suite struct TiledLayerTests {
  /// A layer that notes the tiles that it draws.
  private final class Map: CATiledLayer {
    var areas: [CGRect] = []
    var scales: [CGFloat] = []

    override func draw(in ctx: CGContext) {
      areas.append(ctx.boundingBoxOfClipPath)
      scales.append(abs(ctx.ctm.a))
      ctx.fill(ctx.boundingBoxOfClipPath)
    }
  }

  private func map(in bench: Bench, _ change: (Map) -> Void = { _ in }) -> Map {
    bench.run { bench in
      CATransaction.setDisableActions(true)
      let map = Map()
      map.frame = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
      map.tileSize = CGSize(width: 100, height: 100)
      change(map)
      bench.root.addSublayer(map)
      map.setNeedsDisplay()
      return map
    }
  }

  @Test("Layers.TL1. A tiled layer has tiles of 256 pixels, one level of detail and no bias")
  func defaults() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  @Test("Layers.TL1. Visible tiles are drawn one by one, each clipped to itself")
  func visibleTiles() {
    let map = map(in: Bench())
    let expected = [(0, 0), (100, 0), (0, 100), (100, 100)].map {
      CGRect(x: $0.0, y: $0.1, width: 100, height: 100)
    }
    #expect(map.areas == expected && Set(map.scales) == [1])
  }

  @Test("Layers.TL1. A tile's size is in pixels")
  func pixels() {
    let map = map(in: Bench()) { $0.contentsScale = 2 }
    #expect(map.areas.count == 16 && map.areas[1] == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(Set(map.scales) == [2])
  }

  @Test("Layers.TL2. Tiles that become visible are drawn at the next commit, the others are kept")
  func scrolling() {
    let bench = Bench()
    let map = map(in: bench)
    map.areas = []
    bench.run { _ in map.position.x -= 100 }
    #expect(map.areas.map(\.minX) == [200, 200])
    map.areas = []
    bench.run { _ in map.position.x += 100 }
    #expect(map.areas.isEmpty)
  }

  @Test("Layers.TL2. Superlayers that mask to their bounds limit the visible part")
  func masking() {
    let bench = Bench()
    let map = bench.run { bench in
      let (frame, map) = (CALayer(), Map())
      frame.frame = CGRect(x: 50, y: 50, width: 100, height: 50)
      frame.masksToBounds = true
      map.frame = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
      map.tileSize = CGSize(width: 100, height: 100)
      frame.addSublayer(map)
      bench.root.addSublayer(frame)
      map.setNeedsDisplay()
      return map
    }
    #expect(map.areas == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test("Layers.TL3. A level of detail is drawn that has at least the resolution of the screen")
  func levels() {
    let bench = Bench()
    let map = map(in: bench) {
      ($0.levelsOfDetail, $0.levelsOfDetailBias) = (4, 2)
      ($0.anchorPoint, $0.position) = (.zero, .zero)
    }
    func scale(atZoom zoom: CGFloat) -> CGFloat? {
      map.scales = []
      bench.run { _ in map.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom)) }
      return map.scales.first
    }
    #expect(scale(atZoom: 1.5) == 2)
    #expect(scale(atZoom: 16) == 4)
    #expect(scale(atZoom: 0.5) == 0.5)
    map.setNeedsDisplay()
    #expect(scale(atZoom: 0.1) == 0.5)
  }

  @Test("Layers.TL4. Only the tiles that a marked rectangle touches are drawn again")
  func marking() {
    let bench = Bench()
    let map = map(in: bench)
    map.areas = []
    bench.run { _ in map.setNeedsDisplay(CGRect(x: 110, y: 10, width: 10, height: 10)) }
    #expect(map.areas == [CGRect(x: 100, y: 0, width: 100, height: 100)])
    map.areas = []
    bench.run { _ in map.setNeedsDisplay() }
    #expect(map.areas.count == 4)
  }

  @Test("Layers.TL4. Another size draws all visible tiles again")
  func resizing() {
    let bench = Bench()
    let map = map(in: bench)
    map.areas = []
    bench.run { _ in map.frame = CGRect(x: 0, y: 0, width: 150, height: 100) }
    #expect(map.areas.map(\.width) == [100, 50])
  }

  @Test("Layers.TL5. The drawn tiles are painted as the contents")
  func contents() {
    let bench = Bench()
    _ = map(in: bench)
    let drawing = LayerSession.with(bench.session) {
      bench.session.drawing(width: 200, height: 200)
    }
    let fills = drawing.commands.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 4)
  }
}
