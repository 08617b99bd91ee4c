import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The settings of single axes, and the place of small content: steps SC22 and SC25…SC27 of
/// `Documentation/Behaviour/Scrolling.md`.
@MainActor @Suite(.exclusiveScreen) struct ScrollAxesTests {
  private let screen = AnimatedScreen()
  private let scroll: UIScrollView
  private let middle = CGPoint(x: 200, y: 400)

  init() {
    let view = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    scroll = view
    screen.run { [screen] in
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 1000, height: 2000)
      screen.window.addSubview(view)
    }
    screen.wait(0.1)
  }

  /// Returns the offset at the end of a pull beyond the upper left corner.
  private func pull() -> CGPoint {
    scroll.contentOffset = .zero
    let finger = screen.press(middle)
    screen.drag(finger, by: 100, 100, steps: 10)
    let offset = scroll.contentOffset
    screen.lift(finger)
    screen.wait(2)
    return offset
  }

  @Test("Scrolling.SC25. Content stops at the edges of an axis that does not bounce")
  func bounces() {
    #expect(pull().x < -10 && pull().y < -10)
    scroll.bouncesHorizontally = false
    #expect(pull().x == 0 && pull().y < -10)
    (scroll.bouncesHorizontally, scroll.bouncesVertically) = (true, false)
    #expect(pull().x < -10 && pull().y == 0)
    scroll.bounces = false
    #expect(pull() == .zero)
    (scroll.bounces, scroll.bouncesHorizontally) = (true, false)
    scroll.alwaysBounceHorizontal = true
    scroll.contentSize = CGSize(width: 400, height: 2000)
    #expect(pull().x == 0)
  }

  @Test("Scrolling.SC22. A view that keeps its drags bounces at its end")
  func keepsDrags() {
    let inner = screen.run { UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 400)) }
    screen.run {
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 400, height: 500)
      scroll.addSubview(inner)
    }
    inner.contentOffset.y = 100
    inner.transfersVerticalScrollingToParent = false
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, -100, steps: 10)
    #expect(scroll.contentOffset.y == 0 && inner.contentOffset.y > 110)
    screen.lift(finger)
    screen.wait(2)
    #expect(inner.contentOffset.y == 100)
    inner.transfersVerticalScrollingToParent = true
    let other = screen.press(middle)
    screen.drag(other, by: 0, -100, steps: 10)
    #expect(scroll.contentOffset.y > 50 && inner.contentOffset.y == 100)
    screen.lift(other)
  }

  @Test("Scrolling.SC26. Small content lies at the alignment point")
  func alignment() {
    scroll.contentSize = CGSize(width: 100, height: 2000)
    screen.wait(0.1)
    #expect(scroll.contentOffset == .zero)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(scroll.contentOffset == CGPoint(x: -150, y: 0))
    scroll.contentAlignmentPoint = CGPoint(x: 1, y: 0)
    #expect(scroll.contentOffset.x == -300)
    screen.run { scroll.contentSize.width = 200 }
    screen.run { scroll.setNeedsLayout() }
    screen.wait(0.1)
    #expect(scroll.contentOffset.x == -200)
  }

  @Test("Scrolling.SC27. Stopping ends animations and returns to the edge")
  func stops() {
    screen.run { scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    screen.wait(0.1)
    #expect(scroll.isScrollAnimating && !scroll.isZoomAnimating)
    screen.run { scroll.stopScrollingAndZooming() }
    let offset = scroll.contentOffset
    screen.wait(0.5)
    #expect(!scroll.isScrollAnimating && scroll.contentOffset == offset && offset.y < 1000)
    scroll.contentOffset = .zero
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, 100, steps: 10)
    #expect(scroll.contentOffset.y < -10)
    screen.run { scroll.stopScrollingAndZooming() }
    #expect(scroll.contentOffset.y == 0 && !scroll.isDragging)
    screen.drag(finger, by: 0, -100, steps: 10)
    #expect(scroll.contentOffset.y == 0)
    screen.lift(finger)
  }
}
