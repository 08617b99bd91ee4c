import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Offsets that an app sets while the content moves.
///
/// Steps Scrolling.SC28 and SC29.
@MainActor @Suite(.exclusiveScreen) struct ScrollOffsetTests {
  private let screen = AnimatedScreen()
  private let scroll: UIScrollView
  private let watcher: Watcher

  /// A delegate with closures.
  private final class Watcher: NSObject, UIScrollViewDelegate {
    var names: [String] = []
    var scrolled: (UIScrollView) -> Void = { _ in }
    var target: CGPoint?
    var willEnd: (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled(scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee = target }
      willEnd(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { names.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { names.append("there") }
  }

  init() {
    let view = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    let watcher = Watcher()
    (scroll, self.watcher) = (view, watcher)
    screen.run { [screen] in
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 400, height: 90_000)
      view.delegate = watcher
      screen.window.addSubview(view)
      view.contentOffset.y = 5_000
    }
    screen.wait(0.1)
  }

  /// Flicks at 1200 points a second, up or to the left.
  private func flick(across: Bool = false) {
    let finger = screen.press(CGPoint(x: 300, y: 400))
    screen.drag(finger, by: across ? -200 : 0, across ? 0 : -200, steps: 10)
    screen.lift(finger)
  }

  @Test("Scrolling.SC28. A deceleration goes on from an offset that the property sets")
  func property() {
    flick()
    screen.wait(0.1)
    let before = scroll.contentOffset.y
    screen.run { scroll.contentOffset.y = 9_000 }
    #expect(scroll.contentOffset.y == 9_000 && scroll.isDecelerating && watcher.names == [])
    screen.wait(10)
    // It moves as far as it would have moved anyway.
    let way = 5_190 + 1190 * 0.499 - before
    #expect(abs(scroll.contentOffset.y - 9_000 - way) < 2)
    #expect(watcher.names == ["rests"] && !scroll.isDecelerating)
  }

  @Test("Scrolling.SC28. An offset across the way leaves the speed along it alone")
  func otherAxis() {
    scroll.contentSize.width = 3_000
    flick()
    screen.wait(0.1)
    screen.run { scroll.contentOffset.x = 100 }
    screen.wait(10)
    #expect(scroll.contentOffset.x == 100)
    #expect(abs(scroll.contentOffset.y - (5_190 + 1190 * 0.499)) < 1)
  }

  @Test("Scrolling.SC29. The method ends a deceleration, and tells the delegate")
  func method() {
    flick()
    screen.wait(0.1)
    screen.run { scroll.setContentOffset(CGPoint(x: 0, y: 9_000), animated: false) }
    #expect(!scroll.isDecelerating && watcher.names == ["rests"])
    screen.wait(1)
    #expect(scroll.contentOffset.y == 9_000)
  }

  @Test("Scrolling.SC29. The method ends an animation; the property lets it reach its goal")
  func animations() {
    screen.run { scroll.setContentOffset(CGPoint(x: 0, y: 5_400), animated: true) }
    screen.wait(0.1)
    screen.run { scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }
    #expect(watcher.names == ["there"])
    screen.wait(1)
    #expect(scroll.contentOffset.y == 100 && watcher.names == ["there"])
    screen.run { scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    screen.wait(0.1)
    screen.run { scroll.contentOffset.y = 300 }
    #expect(scroll.isScrollAnimating)
    screen.wait(1)
    #expect(scroll.contentOffset.y == 400 && watcher.names == ["there", "there"])
  }

  @Test("Scrolling.SC28. An endless view that centers itself again follows the finger and coasts")
  func endless() {
    var centered = 0
    watcher.scrolled = { scroll in
      if abs(scroll.contentOffset.y - 5_000) > 100 {
        centered += 1
        scroll.contentOffset.y += scroll.contentOffset.y > 5_000 ? -100 : 100
      }
    }
    let finger = screen.press(CGPoint(x: 200, y: 700))
    // 10 points are not part of the drag.
    screen.drag(finger, by: 0, -310, steps: 31)
    #expect(centered == 2)
    #expect(scroll.contentOffset.y + Double(centered) * 100 == 5_300)
    screen.lift(finger)
    screen.wait(10)
    // Ten points a frame are 600 points a second.
    let way = scroll.contentOffset.y + Double(centered) * 100 - 5_300
    #expect(abs(way - 590 * 0.499) < 5)
    #expect(watcher.names == ["rests"])
  }

  @Test("Scrolling.SC28. A delegate that keeps the upper edge in place is not outrun")
  func clamped() {
    scroll.setContentOffset(.zero, animated: false)
    watcher.scrolled = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    let finger = screen.press(CGPoint(x: 200, y: 200))
    screen.drag(finger, by: 0, 200, steps: 20)
    #expect(scroll.contentOffset.y == 0)
    // The finger turns round, and the content follows at once.
    screen.drag(finger, by: 0, -50, steps: 5)
    #expect(scroll.contentOffset.y == 50)
    screen.wait(0.5)
    screen.lift(finger)
  }

  @Test("Scrolling.SC28. Pages move along with an offset that the app sets")
  func pages() {
    screen.run {
      scroll.contentSize = CGSize(width: 4_000, height: 800)
      scroll.isPagingEnabled = true
      scroll.setContentOffset(CGPoint(x: 800, y: 0), animated: false)
    }
    flick(across: true)
    screen.wait(0.05)
    screen.run { scroll.contentOffset.x -= 400 }
    screen.wait(3)
    #expect(scroll.contentOffset.x == 800)
  }

  @Test("Scrolling.SC28. A target of the delegate moves along")
  func target() {
    watcher.target = CGPoint(x: 0, y: 6_000)
    flick()
    screen.wait(0.1)
    screen.run { scroll.contentOffset.y += 1_000 }
    screen.wait(10)
    #expect(scroll.contentOffset.y == 7_000)
  }

  @Test("Scrolling.SC28. An offset that the delegate sets as the finger lifts is where it goes on")
  func atTheEnd() {
    watcher.willEnd = { $0.contentOffset.y = 20_000 }
    flick()
    screen.wait(10)
    #expect(abs(scroll.contentOffset.y - (20_000 + 1190 * 0.499)) < 2)
  }
}
