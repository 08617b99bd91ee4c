import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Controls whose parts are dragged, in a view with recognizers of its own.
///
/// Steps Views.K4 and K6.
@MainActor @Suite(.exclusiveScreen) struct ControlDragTests {
  private let screen = TouchScreen()
  private let ground: UIView
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let log = Log()

  private final class Log { var names: [String] = [] }

  init() {
    ground = screen.add(CGRect(x: 0, y: 0, width: 400, height: 800), pan, tap, swipe)
    for (recognizer, name) in [(pan, "pan"), (tap, "tap"), (swipe, "swipe")]
      as [(UIGestureRecognizer, String)]
    {
      recognizer.cancelsTouchesInView = true
      recognizer.onAction { [log] recognizer in
        let isContinuous = recognizer is UIPanGestureRecognizer
        if recognizer.state == (isContinuous ? .began : .ended) { log.names.append(name) }
      }
    }
  }

  /// Drags a finger, and returns the recognizers of the view behind that began.
  private func drag(
    from place: CGPoint, by x: CGFloat, _ y: CGFloat, steps: Int = 10, only: UIGestureRecognizer
  ) -> [String] {
    for recognizer in [pan, tap, swipe] as [UIGestureRecognizer] {
      recognizer.isEnabled = recognizer === only
    }
    log.names = []
    let finger = screen.press(place)
    screen.drag(finger, by: x, y, steps: steps)
    screen.lift(finger)
    screen.wait(1)
    return log.names
  }

  private func makeSlider(_ value: Float = 0.5) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 228, height: 31))
    slider.value = value
    ground.addSubview(slider)
    slider.layoutIfNeeded()
    return slider
  }

  @Test("Views.K6. A slider's thumb defends its way, its track and other ways are the view's")
  func slider() {
    let slider = makeSlider()
    let thumb = CGPoint(x: 164, y: 215)
    #expect(drag(from: thumb, by: 60, 4, only: pan) == [])
    #expect(slider.value > 0.7)
    slider.value = 0.5
    #expect(drag(from: thumb, by: 2, 60, only: pan) == ["pan"])
    #expect(drag(from: CGPoint(x: 260, y: 215), by: -60, 0, only: pan) == ["pan"])
    slider.value = 0.5
    #expect(drag(from: thumb, by: 80, 0, steps: 4, only: swipe) == [])
    #expect(drag(from: CGPoint(x: 70, y: 215), by: 80, 0, steps: 4, only: swipe) == ["swipe"])
    slider.value = 0.5
    slider.isEnabled = false
    #expect(drag(from: thumb, by: 60, 0, only: pan) == ["pan"])
  }

  @Test("Views.K6. A slider that stands upright defends the vertical way")
  func uprightSlider() {
    let slider = makeSlider()
    slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(drag(from: slider.center, by: 0, 60, only: pan) == [])
    slider.value = 0.5
    #expect(drag(from: slider.center, by: 60, 0, only: pan) == ["pan"])
  }

  @Test("Views.K6. A second finger, and a recognizer of the slider itself, are not prevented")
  func others() {
    let slider = makeSlider()
    let own = UIPanGestureRecognizer()
    var began = 0
    own.onAction { if $0.state == .began { began += 1 } }
    slider.addGestureRecognizer(own)
    _ = drag(from: CGPoint(x: 164, y: 215), by: 60, 0, only: tap)
    #expect(began == 1)
    slider.removeGestureRecognizer(own)
    slider.value = 0.5
    pan.isEnabled = true
    let fingers = screen.press(CGPoint(x: 164, y: 215), CGPoint(x: 164, y: 400))
    screen.drag(fingers, by: 60, 0, steps: 10)
    #expect(log.names == ["pan"])
    screen.lift(fingers)
  }

  @Test("Views.K6. A scroll view around a slider scrolls only beside the thumb")
  func inScrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = CGSize(width: 2000, height: 800)
    scroll.bounces = false
    screen.window.addSubview(scroll)
    let slider = makeSlider()
    scroll.addSubview(slider)
    let finger = screen.press(CGPoint(x: 164, y: 215))
    screen.drag(finger, by: -60, 0, steps: 4)
    #expect(scroll.contentOffset.x == 0)
    screen.lift(finger)
    let other = screen.press(CGPoint(x: 260, y: 215))
    screen.drag(other, by: -60, 0, steps: 4)
    #expect(scroll.contentOffset.x > 0)
    screen.lift(other)
  }

  @Test("Views.K6. A switch's knob defends its way on either side")
  func knob() {
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    ground.addSubview(control)
    #expect(drag(from: CGPoint(x: 115, y: 115), by: 40, 0, only: pan) == [])
    #expect(control.isOn)
    #expect(drag(from: CGPoint(x: 105, y: 115), by: 40, 0, only: pan) == ["pan"])
    control.setOn(true, animated: false)
    #expect(drag(from: CGPoint(x: 135, y: 115), by: -40, 0, only: pan) == [])
    #expect(!control.isOn)
    #expect(drag(from: CGPoint(x: 115, y: 115), by: 0, 40, only: pan) == ["pan"])
  }

  @Test("Views.K6. The indicator of a segmented control is dragged, other segments are not")
  func segments() {
    let control = UISegmentedControl(items: ["Eggs", "Tea", "Rice"])
    control.frame = CGRect(x: 50, y: 300, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    ground.addSubview(control)
    control.layoutIfNeeded()
    #expect(drag(from: CGPoint(x: 100, y: 316), by: 100, 0, only: pan) == [])
    #expect(control.selectedSegmentIndex == 1)
    #expect(drag(from: CGPoint(x: 300, y: 316), by: -100, 0, only: pan) == ["pan"])
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("Views.K6. Dots are scrubbed along their row, unless scrubbing is off")
  func dots() {
    let control = UIPageControl(frame: CGRect(x: 50, y: 400, width: 300, height: 26))
    control.numberOfPages = 10
    ground.addSubview(control)
    control.layoutIfNeeded()
    #expect(drag(from: CGPoint(x: 130, y: 413), by: 120, 0, only: pan) == [])
    #expect(control.currentPage > 2)
    #expect(drag(from: CGPoint(x: 130, y: 413), by: 0, 60, only: pan) == ["pan"])
    control.allowsContinuousInteraction = false
    #expect(drag(from: CGPoint(x: 130, y: 413), by: 120, 0, only: pan) == ["pan"])
  }

  @Test("Views.K6. A control without a drag of its own lets the view pan")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 50, y: 500, width: 94, height: 32))
    ground.addSubview(stepper)
    #expect(drag(from: CGPoint(x: 70, y: 516), by: 60, 0, only: pan) == ["pan"])
  }

  @Test("Views.K4. A tap on a switch is the switch's, one on a slider is the view's too")
  func taps() {
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    ground.addSubview(control)
    let slider = makeSlider()
    screen.tap(control.center)
    #expect(control.isOn && log.names == [])
    screen.tap(CGPoint(x: 260, y: 215))
    #expect(slider.value == 0.5 && log.names == ["tap"])
  }
}
