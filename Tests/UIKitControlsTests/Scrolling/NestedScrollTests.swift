import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Scroll views inside of others that scroll in the same direction (Scrolling.SC22).
@MainActor @Suite(.exclusiveScreen) struct NestedScrollTests {
  private let screen = AnimatedScreen()
  private let outer: UIScrollView
  private let inner: UIScrollView
  private let middle = CGPoint(x: 200, y: 300)

  init() {
    let (outer, inner) = screen.run {
      (
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)),
        UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
      )
    }
    (self.outer, self.inner) = (outer, inner)
    screen.run { [screen] in
      for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
      outer.contentSize = CGSize(width: 400, height: 1600)
      inner.contentSize = CGSize(width: 400, height: 700)
      outer.addSubview(inner)
      screen.window.addSubview(outer)
    }
    screen.wait(0.1)
  }

  private func drag(_ y: CGFloat) {
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, y, steps: 10)
    screen.wait(0.5)
    screen.lift(finger)
    screen.wait(2)
  }

  @Test("The inner one follows a drag as long as it can")
  func inside() {
    drag(-110)
    #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
  }

  @Test("At its end the inner one hands a new drag outward to the outer one")
  func atTheEnd() {
    inner.contentOffset.y = 200
    drag(-110)
    #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 100)
    // In the other direction the inner one has room.
    drag(60)
    #expect(inner.contentOffset.y == 150 && outer.contentOffset.y == 100)
  }

  @Test("A drag that reaches the end stays with the inner one")
  func withinOneDrag() {
    inner.contentOffset.y = 150
    drag(-210)
    #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 0)
  }

  @Test("Without room outside the inner one bounces")
  func bounces() {
    inner.contentOffset.y = 200
    outer.contentSize.height = 800
    let second = screen.press(middle)
    screen.drag(second, by: 0, -110, steps: 10)
    #expect(inner.contentOffset.y > 200 && outer.contentOffset.y == 0)
    screen.lift(second)
  }

  @Test("A pull that refreshes the inner one stays with it")
  func refreshing() {
    outer.contentOffset.y = 50
    inner.refreshControl = UIRefreshControl()
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, 60, steps: 10)
    #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 50)
    screen.lift(finger)
  }

  @Test("Pages inside of pages turn the outer one at the end")
  func pages() {
    outer.contentSize = CGSize(width: 1200, height: 800)
    inner.contentSize = CGSize(width: 800, height: 500)
    outer.isPagingEnabled = true
    inner.isPagingEnabled = true
    inner.contentOffset.x = 400
    let finger = screen.press(middle)
    screen.drag(finger, by: -250, 0, steps: 5)
    screen.lift(finger)
    screen.wait(2)
    #expect(inner.contentOffset.x == 400 && outer.contentOffset.x == 400)
  }
}
