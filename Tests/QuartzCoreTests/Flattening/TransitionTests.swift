import QuartzCore
import TactusDisplayList
import Testing

struct TransitionTests {
  /// Returns the color of a pixel at times after a transition from red to blue began.
  private func colors(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, at times: [Double], x: Int = 5,
    y: Int = 5
  ) throws -> [[UInt8]] {
    let bench = Bench()
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.setDisableActions(true)
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    // A transition begins with the previous picture.
    _ = LayerSession.with(bench.session) { bench.session.drawing(width: 20, height: 20) }
    bench.run { _ in
      CATransaction.setDisableActions(true)
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      layer.add(transition, forKey: "any")
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    #expect(layer.animationKeys() == [kCATransition])
    return try times.map { time in
      let drawing = LayerSession.with(bench.session) {
        bench.session.clock.set(100 + time)
        return bench.session.drawing(width: 20, height: 20)
      }
      let surface = try DrawingSurface(width: 20, height: 20)
      DrawingPainter(on: surface).paint(drawing)
      let pixels = surface.image.pixels
      let start = (y * 20 + x) * 4
      return [pixels[start + 2], pixels[start], pixels[start + 3]]
    }
  }

  // Layers.Z1, Layers.Z2.
  @Test("A fade blends the old with the new content, and nothing shines through")
  func fade() throws {
    let found = try colors(.fade, at: [0, 0.25, 0.5, 1])
    #expect(found[0] == [255, 0, 255] && found[3] == [0, 255, 255])
    #expect(abs(Int(found[1][0]) - 191) <= 1 && abs(Int(found[1][1]) - 64) <= 1)
    #expect(found[2][2] >= 254)
  }

  // Layers.Z3, Layers.Z4.
  @Test("Push, move in and reveal come from their direction")
  func sliding() throws {
    // A pixel at a quarter of the width, from the left.
    #expect(try colors(.push, .fromLeft, at: [0.2, 0.4]) == [[255, 0, 255], [0, 255, 255]])
    #expect(try colors(.push, .fromRight, at: [0.6, 0.9]) == [[255, 0, 255], [0, 255, 255]])
    #expect(try colors(.moveIn, .fromBottom, at: [0.2, 0.4]) == [[255, 0, 255], [0, 255, 255]])
    #expect(try colors(.reveal, .fromTop, at: [0.6, 0.8]) == [[255, 0, 255], [0, 255, 255]])
  }
}
