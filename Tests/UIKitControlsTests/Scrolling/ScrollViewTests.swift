import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Scroll views under fingers, frame by frame.
@MainActor @Suite(.exclusiveScreen) struct ScrollViewTests {
  private let screen = AnimatedScreen()
  private let eventLog = EventLog()
  private let scroll: UIScrollView
  private let content: LoggingView
  private let watcher: RecordingDelegate

  init() {
    let view = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    let content = screen.run { LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000)) }
    let watcher = RecordingDelegate(eventLog)
    (scroll, self.content, self.watcher) = (view, content, watcher)
    content.eventLog = eventLog
    screen.run { [screen] in
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = content.bounds.size
      view.addSubview(content)
      view.delegate = watcher
      screen.window.addSubview(view)
    }
    screen.wait(0.1)
  }

  /// A recorder of a scroll view's delegate calls, except each change of the offset.
  private final class RecordingDelegate: NSObject, UIScrollViewDelegate {
    private let eventLog: EventLog
    var offsets: [CGFloat] = []
    var velocity: CGPoint?
    var target: CGPoint?
    var wanted: CGPoint?
    var zoomed: UIView?

    init(_ eventLog: EventLog) { self.eventLog = eventLog }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { eventLog.note("drags") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      (self.velocity, target) = (velocity, targetContentOffset.pointee)
      if let wanted { targetContentOffset.pointee = wanted }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      eventLog.note(decelerate ? "let go" : "put down")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { eventLog.note("slows") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { eventLog.note("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { eventLog.note("there") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      eventLog.note("zooms")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { eventLog.note("zoomed \((scale * 100).rounded() / 100)") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { eventLog.note("at top") }
  }

  private let middle = CGPoint(x: 200, y: 400)

  /// Flicks up at 1200 points a second.
  private func flick() {
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, -200, steps: 10)
    screen.lift(finger)
  }

  // Scrolling.SC6.
  @Test("The content follows a drag one to one, except for the first 10 points")
  func follows() {
    let finger = screen.press(middle)
    #expect(scroll.isTracking && !scroll.isDragging)
    screen.move(finger, by: 0, -10)
    #expect(scroll.contentOffset.y == 0 && !scroll.isDragging)
    screen.move(finger, by: 0, -15)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 15))
    #expect(scroll.isDragging)
    screen.move(finger, by: 70, -5)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 20))
    screen.wait(0.5)
    screen.lift(finger)
    #expect(eventLog.take() == ["drags", "put down"])
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    #expect(content.frame.minY == 0)
  }

  // Scrolling.SC10.
  @Test("After a flick it rests at the announced target and notifies the delegate")
  func flicks() throws {
    flick()
    let start = scroll.contentOffset.y
    #expect(start == 190)
    #expect(eventLog.take() == ["drags", "let go", "slows"])
    // In points per millisecond: 20 points per frame of 1/60 s.
    let velocity = try #require(watcher.velocity)
    #expect(abs(velocity.y - 1.2) < 1e-6 && velocity.x == 0)
    let target = try #require(watcher.target)
    #expect(abs(target.y - (190 + 1190 * 0.499)) < 1e-6)
    #expect(scroll.isDecelerating)
    screen.wait(1)
    let reached = 190 + 1200 * 0.499 * (1 - pow(0.998, 1000))
    #expect(abs(scroll.contentOffset.y - reached) <= 0.25)
    // The time until the velocity is a 120th, to the frame.
    let duration = log(120) / -log(0.998) / 1000
    screen.wait(duration - 1 - 1.0 / 60)
    #expect(eventLog.take() == [])
    screen.wait(2.0 / 60)
    #expect(eventLog.take() == ["rests"])
    #expect(abs(scroll.contentOffset.y - target.y) <= 0.25)
    #expect(watcher.offsets == watcher.offsets.sorted())
    let scale = UIScreen.main.scale
    #expect(watcher.offsets.allSatisfy { abs(($0 * scale).rounded() / scale - $0) < 1e-9 })
    let count = watcher.offsets.count
    screen.wait(1)
    #expect(watcher.offsets.count == count)
  }

  // Scrolling.SC9, Scrolling.SC11.
  @Test("Beyond an edge it resists, returns and notifies the delegate; without bounces it stays")
  func bounces() {
    let finger = screen.press(middle)
    screen.move(finger, by: 0, 110)
    let far = RubberBand.pulled(100, length: 800)
    #expect(abs(scroll.contentOffset.y + far) <= 0.25)
    screen.wait(0.3)
    screen.lift(finger)
    #expect(eventLog.take() == ["drags", "let go", "slows"])
    screen.wait(0.2)
    #expect(scroll.contentOffset.y < -5)
    screen.wait(1)
    #expect(scroll.contentOffset.y == 0 && eventLog.take() == ["rests"])
    scroll.bounces = false
    let again = screen.press(middle)
    screen.move(again, by: 0, 110)
    #expect(scroll.contentOffset.y == 0)
    screen.lift(again)
  }

  // Scrolling.SC8.
  @Test("A touch stops a deceleration and is not delivered to the content")
  func stopping() {
    let tap = eventLog.follow(UITapGestureRecognizer(), "tap")
    content.addGestureRecognizer(tap)
    flick()
    screen.wait(0.2)
    _ = eventLog.take()
    let finger = screen.press(middle)
    let place = scroll.contentOffset.y
    #expect(!scroll.isDecelerating && scroll.isTracking)
    screen.wait(0.3)
    screen.lift(finger)
    screen.wait(1)
    #expect(eventLog.take() == ["rests"])
    #expect(scroll.contentOffset.y == place && !scroll.isTracking)
    // At rest a tap is delivered.
    screen.tap(middle)
    #expect(eventLog.take().contains("tap ended"))
  }

  // Scrolling.SC4.
  @Test("The content receives a touch after 0.15 s or at its end, and no drag")
  func delays() {
    let finger = screen.press(middle)
    screen.wait(0.149)
    #expect(eventLog.take() == [])
    screen.wait(0.002)
    #expect(eventLog.take() == ["view began"])
    screen.move(finger, by: 0, -20)
    #expect(eventLog.take() == ["drags", "view cancelled"])
    screen.wait(0.5)
    screen.lift(finger)
    _ = eventLog.take()
    screen.tap(middle)
    #expect(eventLog.take() == ["view began", "view ended"])
    flick()
    #expect(eventLog.take() == ["drags", "let go", "slows"])
    scroll.setContentOffset(.zero, animated: false)
    _ = eventLog.take()
    scroll.delaysContentTouches = false
    let other = screen.press(middle)
    #expect(eventLog.take() == ["view began"])
    screen.lift(other)
  }

  // Scrolling.SC5.
  @Test("A touch that cannot be cancelled, as that of a control, becomes no drag")
  func uncancelled() {
    scroll.canCancelContentTouches = false
    let finger = screen.press(middle)
    screen.wait(0.2)
    screen.drag(finger, by: 0, -100, steps: 5)
    #expect(scroll.contentOffset.y == 0)
    screen.lift(finger)
    #expect(!eventLog.take().contains("drags"))
    scroll.canCancelContentTouches = true
    let control = screen.run { UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    screen.run { content.addSubview(control) }
    let second = screen.press(middle)
    screen.wait(0.2)
    screen.drag(second, by: 0, -100, steps: 5)
    #expect(scroll.contentOffset.y == 0)
    screen.lift(second)
    // A drag that begins immediately scrolls.
    let third = screen.press(middle)
    screen.drag(third, by: 0, -100, steps: 5)
    #expect(scroll.contentOffset.y == 90)
    screen.lift(third)
  }

  // Scrolling.SC12.
  @Test("With paging a flick moves by one page at most")
  func pages() {
    scroll.isPagingEnabled = true
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, -200, steps: 5)
    screen.lift(finger)
    #expect(watcher.target == CGPoint(x: 0, y: 800))
    screen.wait(2)
    #expect(scroll.contentOffset.y == 800)
    // A slow drag rests at the nearest page.
    let slow = screen.press(middle)
    screen.drag(slow, by: 0, 200, steps: 5)
    screen.wait(0.5)
    screen.lift(slow)
    screen.wait(2)
    #expect(scroll.contentOffset.y == 800)
    let fast = screen.press(CGPoint(x: 200, y: 700))
    screen.drag(fast, by: 0, -650, steps: 4)
    screen.lift(fast)
    screen.wait(2)
    #expect(scroll.contentOffset.y == 1600)
  }

  // Scrolling.SC12.
  @Test("It rests at a target that the delegate chose")
  func chosenTarget() {
    watcher.wanted = CGPoint(x: 0, y: 500)
    flick()
    screen.wait(4)
    #expect(scroll.contentOffset.y == 500 && eventLog.take().last == "rests")
  }

  // Scrolling.SC3, Scrolling.SC7.
  @Test("It ignores drags along axes that do not scroll; locked, it scrolls along one axis")
  func directions() {
    let finger = screen.press(middle)
    screen.drag(finger, by: 100, 5, steps: 5)
    #expect(!scroll.isDragging)
    screen.lift(finger)
    screen.wait(0.1)
    screen.run { scroll.contentSize = CGSize(width: 2000, height: 4000) }
    scroll.isDirectionalLockEnabled = true
    let locked = screen.press(middle)
    screen.drag(locked, by: -100, -20, steps: 5)
    screen.drag(locked, by: 0, -100, steps: 5)
    #expect(scroll.contentOffset.y == 0 && scroll.contentOffset.x > 80)
    screen.lift(locked)
  }

  // Scrolling.SC6.
  @Test("A nested scroll view takes the drags along its own axis")
  func nested() {
    let inner = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    screen.run {
      inner.contentSize = CGSize(width: 2000, height: 800)
      inner.contentInsetAdjustmentBehavior = .never
      content.addSubview(inner)
    }
    let across = screen.press(middle)
    screen.drag(across, by: -100, 0, steps: 5)
    #expect(inner.contentOffset.x == 90 && scroll.contentOffset.y == 0)
    screen.wait(0.5)
    screen.lift(across)
    let along = screen.press(middle)
    screen.drag(along, by: 0, -100, steps: 5)
    #expect(inner.contentOffset.x == 90 && scroll.contentOffset.y == 90)
    screen.lift(along)
  }

  @Test("Scrolling.SC14. A scroll view without a window changes its offset at once")
  func withoutWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 30, height: 10)
    view.scrollRectToVisible(CGRect(x: 20, y: 0, width: 10, height: 10), animated: true)
    #expect(view.contentOffset == CGPoint(x: 20, y: 0))
    view.setContentOffset(CGPoint(x: 10, y: 0), animated: true)
    #expect(view.contentOffset == CGPoint(x: 10, y: 0))
  }

  @Test("Scrolling.SC24. A rectangle beyond the content scrolls nothing")
  func rectangles() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 30, height: 10)
    for x in [-10.0, 30, 40] {
      view.contentOffset.x = 5
      view.scrollRectToVisible(CGRect(x: x, y: 0, width: 10, height: 10), animated: false)
      #expect(view.contentOffset == CGPoint(x: 5, y: 0), "\(x)")
    }
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 5, y: 0))
    view.scrollRectToVisible(CGRect(x: 25, y: 0, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 20, y: 0))
    view.scrollRectToVisible(.zero, animated: false)
    #expect(view.contentOffset == .zero)
  }

  // Scrolling.SC14.
  @Test("An animated change takes 0.3 s and notifies the delegate at its end; a touch stops it")
  func animated() {
    screen.run { scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    screen.wait(0.15)
    #expect(abs(scroll.contentOffset.y - 500) < 0.5)
    #expect(eventLog.take() == [])
    screen.wait(0.15 + 1e-6)
    #expect(scroll.contentOffset.y == 1000 && eventLog.take() == ["there"])
    screen.run {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 3000, width: 10, height: 100), animated: false)
    }
    #expect(scroll.contentOffset.y == 2300)
    screen.run {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 2500, width: 10, height: 100), animated: false)
    }
    #expect(scroll.contentOffset.y == 2300)
    screen.run {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    }
    #expect(scroll.contentOffset.y == 100)
  }

  // Scrolling.SC2, Scrolling.SC3.
  @Test("Insets change the range of offsets and keep the content's top edge in place")
  func insets() {
    screen.run { scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0) }
    #expect(scroll.contentOffset.y == -50)
    screen.run {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 3990, width: 1, height: 10), animated: false)
    }
    #expect(scroll.contentOffset.y == 3230)
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, -200, steps: 5)
    screen.lift(finger)
    screen.wait(2)
    #expect(scroll.contentOffset.y == 3230)
  }

  // Scrolling.SC15, Scrolling.SC16.
  @Test("A pinch zooms about its center and returns to its limits")
  func zooms() {
    watcher.zoomed = content
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 2)
    let fingers = screen.press(CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400))
    screen.move(fingers, to: CGPoint(x: 140, y: 400), CGPoint(x: 260, y: 400))
    #expect(scroll.isZooming)
    screen.move(fingers, to: CGPoint(x: 110, y: 400), CGPoint(x: 290, y: 400))
    // A pinch is relative to its start: from a distance of 120 points to 180.
    #expect(abs(scroll.zoomScale - 1.5) < 1e-9)
    #expect(abs(content.frame.width - 600) < 1e-6 && scroll.contentSize.width == 600)
    // The content under the center of the pinch stays there.
    #expect(abs(content.convert(CGPoint(x: 200, y: 400), to: screen.window).x - 200) < 1e-6)
    #expect(abs(content.convert(CGPoint(x: 200, y: 400), to: screen.window).y - 400) < 1e-6)
    screen.move(fingers, to: CGPoint(x: 0, y: 400), CGPoint(x: 400, y: 400))
    #expect(scroll.zoomScale > 2 && scroll.zoomScale < 2 * 1.4)
    screen.lift(fingers)
    #expect(scroll.isZoomBouncing)
    screen.wait(0.3)
    #expect(scroll.zoomScale == 2 && !scroll.isZoomBouncing)
    #expect(eventLog.take().filter { $0.hasPrefix("zoom") } == ["zooms", "zoomed 2.0"])
    screen.run { scroll.zoom(to: CGRect(x: 0, y: 0, width: 400, height: 400), animated: false) }
    #expect(scroll.zoomScale == 1)
  }

  // Scrolling.SC17.
  @Test("A tap on the status bar scrolls the only scroll view to its top")
  func statusBar() {
    screen.run { scroll.contentOffset.y = 2000 }
    screen.tap(CGPoint(x: 200, y: 21))
    screen.wait(0.5)
    #expect(scroll.contentOffset.y == 2000)
    screen.tap(CGPoint(x: 200, y: 19))
    screen.wait(0.5)
    #expect(scroll.contentOffset.y == 0 && eventLog.take().last == "at top")
  }

  // Scrolling.SC18.
  @Test("Indicators are visible while scrolling, in proportion, and fade at rest")
  func indicators() throws {
    let finger = screen.press(middle)
    screen.drag(finger, by: 0, -410, steps: 5)
    let bar = try #require(scroll.subviews.last { $0 !== content && !$0.isHidden })
    // 800 of 4000 points are visible, 400 of 3200 are above.
    #expect(abs(bar.frame.height - 794 * 0.2) < 1e-6)
    #expect(abs(bar.frame.minY - (400 + 3 + 794 * 0.8 / 8)) < 1e-6)
    #expect(bar.frame.maxX == 397 && bar.frame.width == 3 && bar.alpha == 1)
    screen.wait(0.5)
    screen.lift(finger)
    #expect(bar.alpha == 0)
    screen.wait(0.31)
    #expect(screen.run { bar.layer.presentation()?.opacity ?? 0 } > 0.8)
    screen.wait(0.3)
    #expect(screen.run { bar.layer.presentation()?.opacity } == 0)
  }

  @Test("Scrolling.SC18. Indicators flash only if the content is larger than the view")
  func flashing() {
    func bars() -> [UIView] { scroll.subviews.filter { $0 !== content && !$0.isHidden } }
    screen.run {
      scroll.alwaysBounceVertical = true
      scroll.contentSize = CGSize(width: 400, height: 300)
      scroll.flashScrollIndicators()
    }
    #expect(bars().isEmpty)
    screen.run {
      scroll.contentSize = CGSize(width: 400, height: 4000)
      scroll.flashScrollIndicators()
    }
    #expect(bars().count == 1)
  }

  @Test("Scrolling.SC18. Indicators are shown for changes of the offset by the app, and fade")
  func indicatorsForChanges() throws {
    screen.run {
      scroll.contentSize = CGSize(width: 400, height: 4000)
      scroll.withScrollIndicatorsShown { scroll.contentOffset.y = 400 }
    }
    let bar = try #require(scroll.subviews.last { $0 !== content && !$0.isHidden })
    #expect(scroll.contentOffset.y == 400 && bar.frame.minY > 403)
    screen.wait(0.2)
    #expect(screen.run { bar.layer.presentation()?.opacity ?? 0 } > 0.8)
    screen.wait(0.5)
    #expect(screen.run { bar.layer.presentation()?.opacity } == 0)
  }

  // Touches.D10.
  @Test("Touches that may not begin are not delivered to the content")
  func refusing() {
    final class TouchRefusingScrollView: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let deaf = screen.run {
      TouchRefusingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    }
    screen.run {
      deaf.addSubview(content)
      screen.window.addSubview(deaf)
    }
    screen.tap(middle)
    #expect(eventLog.take() == [])
  }
}
