import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Switches and sliders under a finger.
@MainActor @Suite(.exclusiveScreen) struct SwitchSliderTests {
  private let screen = TouchScreen()

  /// Counts the actions of a control.
  private func count(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> () -> Int {
    final class Counter { var count = 0 }
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: event)
    return { counter.count }
  }

  // MARK: Switches

  private func makeSwitch() -> UISwitch {
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 300, height: 10))
    screen.window.addSubview(control)
    return control
  }

  // Controls.CS1.
  @Test("A switch has a fixed size")
  func size() {
    let control = makeSwitch()
    #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  // Controls.CS2.
  @Test("A tap toggles a switch at its end and sends one action; code sends none")
  func tap() {
    let control = makeSwitch()
    let changes = count(control)
    let finger = screen.press(control.center)
    #expect(!control.isOn)
    screen.lift(finger)
    #expect(control.isOn && changes() == 1)
    #expect(control.accessibilityValue == "1")
    control.setOn(false, animated: true)
    #expect(!control.isOn && changes() == 1)
    control.isEnabled = false
    screen.tap(control.center)
    #expect(!control.isOn && changes() == 1)
  }

  // Controls.CS3.
  @Test("A drag past half of the travel toggles a switch, and back again")
  func drag() {
    let control = makeSwitch()
    let changes = count(control)
    let place = CGPoint(x: 115, y: 115)
    let one = screen.press(place)
    screen.move(one, by: 9, 0)
    screen.lift(one)
    #expect(!control.isOn && changes() == 0)
    let two = screen.press(place)
    screen.move(two, by: 11, 0)
    #expect(!control.isOn)
    screen.lift(two)
    #expect(control.isOn && changes() == 1)
    let three = screen.press(CGPoint(x: 135, y: 115))
    screen.move(three, by: -20, 0)
    screen.move(three, by: 20, 0)
    screen.lift(three)
    #expect(control.isOn && changes() == 1)
    let four = screen.press(CGPoint(x: 135, y: 115))
    screen.move(four, by: -20, 0)
    screen.cancel(four)
    #expect(control.isOn && changes() == 1)
  }

  // MARK: Sliders

  private func makeSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 228, height: 31))
    screen.window.addSubview(slider)
    return slider
  }

  @Test("A value stays within its limits, and limits adjust each other")
  func limits() {
    let slider = makeSlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 8
    slider.minimumValue = 9
    #expect(slider.value == 9)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.value = .nan
    #expect(slider.value == 20)
  }

  // Controls.CL2, Controls.CL3.
  @Test("The thumb follows a drag, and touches of the track do nothing")
  func drags() {
    let slider = makeSlider()
    let changes = count(slider)
    // The thumb's center moves from 64 to 264, so a point is 1/200.
    screen.tap(CGPoint(x: 200, y: 215))
    #expect(slider.value == 0 && changes() == 0)
    let finger = screen.press(CGPoint(x: 70, y: 215))
    #expect(slider.isTracking && slider.value == 0)
    screen.move(finger, by: 50, 40)
    #expect(abs(slider.value - 0.25) < 1e-5 && changes() == 1)
    screen.move(finger, by: 500, 0)
    #expect(slider.value == 1)
    screen.lift(finger)
    #expect(changes() == 2)
    #expect(slider.accessibilityValue == "100%")
  }

  // Controls.CL3.
  @Test("A slider that is not continuous sends one action, at the end of the drag")
  func notContinuous() {
    let slider = makeSlider()
    slider.isContinuous = false
    let changes = count(slider)
    let finger = screen.press(CGPoint(x: 64, y: 215))
    screen.drag(finger, by: 100, 0, steps: 5)
    #expect(changes() == 0)
    screen.lift(finger)
    #expect(changes() == 1 && abs(slider.value - 0.5) < 1e-5)
  }

  @Test("Overridden track and thumb rectangles are used for touches")
  func places() {
    final class Low: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 50, y: 20, width: 100, height: 4)
      }
    }
    let slider = Low(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    screen.window.addSubview(slider)
    #expect(
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
        == CGRect(x: 86, y: 8, width: 28, height: 28))
    let finger = screen.press(CGPoint(x: 62, y: 22))
    #expect(slider.isTracking)
    screen.move(finger, by: 38, 0)
    #expect(abs(slider.value - 0.5) < 1e-5)
  }

  // MARK: Pictures

  // Controls.CL1, Controls.CS4.
  @Test("Switches and sliders in their states, light and dark", arguments: [false, true])
  func sheet(isDark: Bool) {
    screen.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    board.backgroundColor = .systemBackground
    screen.window.addSubview(board)
    for (row, isEnabled) in [true, false].enumerated() {
      for (column, isOn) in [false, true].enumerated() {
        let control = UISwitch()
        control.isOn = isOn
        control.isEnabled = isEnabled
        control.frame.origin = CGPoint(x: 20 + 70 * CGFloat(column), y: 20 + 45 * CGFloat(row))
        board.addSubview(control)
      }
    }
    let own = UISwitch(frame: CGRect(x: 160, y: 20, width: 0, height: 0))
    (own.isOn, own.onTintColor, own.thumbTintColor) = (true, .systemPurple, .systemYellow)
    board.addSubview(own)
    let pressed = UISwitch(frame: CGRect(x: 230, y: 20, width: 0, height: 0))
    board.addSubview(pressed)
    screen.press(pressed.center)
    for (row, value) in [Float(0), 0.4, 1].enumerated() {
      let slider = UISlider(
        frame: CGRect(x: 20, y: 110 + 40 * CGFloat(row), width: 280, height: 31))
      slider.value = value
      slider.isEnabled = row < 2
      if row == 1 { slider.minimumTrackTintColor = .systemGreen }
      board.addSubview(slider)
    }
    let picture = RenderedImage(
      board, on: nil, named: isDark ? "switches-dark" : "switches-light")
    #expect(picture.color(100, 35) == (isDark ? [0x30, 0xD1, 0x58] : [0x34, 0xC7, 0x59]))
    #expect(picture.color(35, 35) == [255, 255, 255])
    // Off: the gray that is 16 % of #787880 on white, and 32 % on black.
    let off = picture.color(62, 35)
    #expect(isDark ? abs(off[0] - 38) <= 2 : abs(off[0] - 233) <= 2)
    // The thumb of a pressed switch is 34 points wide.
    #expect(picture.color(230 + 34, 35) == [255, 255, 255])
  }
}
