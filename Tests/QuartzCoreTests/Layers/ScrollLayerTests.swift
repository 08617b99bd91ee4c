import QuartzCore
import Testing

/// Layers that scroll their sublayers.
@Suite struct ScrollLayerTests {
  private func scrollLayer() -> (scroll: CAScrollLayer, content: CALayer) {
    let (scroll, content) = (CAScrollLayer(), CALayer())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 20, y: 0, width: 400, height: 400)
    scroll.addSublayer(content)
    return (scroll, content)
  }

  @Test("Layers.SC1. Scrolling moves the origin in the directions of the mode")
  func modes() {
    let scroll = scrollLayer().scroll
    #expect(scroll.scrollMode == .both)
    scroll.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 40))
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 1, y: 2))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 2))
    scroll.scrollMode = .horizontally
    scroll.scroll(to: CGPoint(x: 1, y: 1))
    #expect(scroll.bounds.origin == CGPoint(x: 1, y: 2))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint(x: 50, y: 50))
    #expect(scroll.bounds == CGRect(x: 1, y: 2, width: 100, height: 100))
  }

  @Test("Layers.SC1. A rectangle is scrolled to as little as needed")
  func rectangles() {
    let scroll = scrollLayer().scroll
    scroll.scroll(to: CGRect(x: 150, y: 10, width: 20, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 70, y: 0))
    scroll.scroll(to: CGRect(x: 60, y: 10, width: 20, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 60, y: 0))
    scroll.scroll(to: CGRect(x: 200, y: 0, width: 300, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 200, y: 0))
  }

  @Test("Layers.SC2. A layer scrolls the nearest scroll layer around it")
  func nearest() {
    let (scroll, content) = scrollLayer()
    content.scroll(CGPoint(x: 10, y: 50))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 50))
    content.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 20, y: 0))
  }

  @Test("Layers.SC3. The visible rectangle is the part that the nearest scroll layer shows")
  func visibleRect() {
    let (scroll, content) = scrollLayer()
    scroll.scroll(to: CGPoint(x: 50, y: 60))
    #expect(content.visibleRect == CGRect(x: 30, y: 60, width: 100, height: 100))
    scroll.scroll(to: CGPoint(x: 900, y: 0))
    #expect(content.visibleRect == .zero)
    content.removeFromSuperlayer()
    #expect(content.visibleRect == content.bounds)
  }
}
