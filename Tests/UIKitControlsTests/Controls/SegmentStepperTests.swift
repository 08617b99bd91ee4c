import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Segmented controls, steppers and page controls under a finger.
@MainActor @Suite(.exclusiveScreen) struct SegmentStepperTests {
  private let screen = TouchScreen()

  private final class ValueRecorder<Value> { var values: [Value] = [] }

  /// Records a control's value at each change.
  private func follow<Control: UIControl, Value>(
    _ control: Control, _ value: @escaping (Control) -> Value
  ) -> () -> [Value] {
    let notes = ValueRecorder<Value>()
    control.addAction(
      UIAction { [unowned control] _ in notes.values.append(value(control)) }, for: .valueChanged)
    return { notes.values }
  }

  // MARK: Segments

  private func makeSegments(_ titles: String...) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.frame = CGRect(x: 50, y: 100, width: 280, height: 32)
    screen.window.addSubview(control)
    control.layoutIfNeeded()
    return control
  }

  @Test("Controls.CG8. Images of the states replace the background, and lie between the segments")
  func images() {
    let control = makeSegments("", "")
    func image(_ color: UIColor, width: CGFloat = 8) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: 8))
      }
    }
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(image(.green), for: .selected, barMetrics: .default)
    control.setDividerImage(
      image(.blue, width: 4), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    func colors() -> [[Int]] {
      control.layoutIfNeeded()
      let picture = RenderedImage(control)
      return [70, 140, 210].map { picture.color($0, 16) }
    }
    let (red, green, blue) = ([255, 0, 0], [0, 255, 0], [0, 0, 255])
    #expect(colors() == [green, blue, red])
    control.selectedSegmentIndex = 1
    #expect(colors() == [red, blue, green])
    #expect(control.backgroundImage(for: .disabled, barMetrics: .default) != nil)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 3
    )
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    #expect(colors()[0] != red && colors()[2] != green)
  }

  // Controls.CG1.
  @Test("Segments are at whole points and share the width")
  func widths() {
    let control = makeSegments("Tea", "Eggs", "Rice")
    func frames() -> [CGFloat] {
      control.layoutIfNeeded()
      return control.subviews.filter { $0.isAccessibilityElement }.map(\.frame.width)
    }
    #expect(frames() == [93, 93, 94])
    control.setWidth(100, forSegmentAt: 0)
    #expect(frames() == [100, 90, 90])
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    let byContent = frames()
    #expect(byContent[0] < byContent[1] && byContent.reduce(0, +) == 280)
    #expect(control.intrinsicContentSize.height == 32)
    #expect(UISegmentedControl(items: ["Tea", "A longer one"]).bounds.width > 180)
  }

  // Controls.CG4.
  @Test("A tap selects a segment and sends one action; a selection by code sends none")
  func choosing() {
    let control = makeSegments("Tea", "Eggs", "Rice")
    let chosen = follow(control, \.selectedSegmentIndex)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    screen.tap(CGPoint(x: 100, y: 116))
    screen.tap(CGPoint(x: 100, y: 116))
    screen.tap(CGPoint(x: 300, y: 116))
    #expect(chosen() == [0, 2])
    control.selectedSegmentIndex = 1
    #expect(chosen().count == 2)
    control.setEnabled(false, forSegmentAt: 0)
    screen.tap(CGPoint(x: 100, y: 116))
    #expect(control.selectedSegmentIndex == 1)
  }

  // Controls.CG4.
  @Test("The pill follows a drag; another touch selects the segment near which it ends")
  func sliding() {
    let control = makeSegments("Tea", "Eggs", "Rice")
    control.selectedSegmentIndex = 0
    let chosen = follow(control, \.selectedSegmentIndex)
    let one = screen.press(CGPoint(x: 100, y: 116))
    screen.move(one, by: 100, 0)
    screen.move(one, by: 100, 0)
    #expect(control.selectedSegmentIndex == 0)
    screen.lift(one)
    #expect(chosen() == [2])
    let two = screen.press(CGPoint(x: 100, y: 116))
    screen.move(two, by: 100, 60)
    screen.lift(two)
    #expect(chosen() == [2, 1])
    let three = screen.press(CGPoint(x: 100, y: 116))
    screen.move(three, by: 0, 80)
    screen.lift(three)
    #expect(chosen() == [2, 1])
  }

  @Test("The selection is kept when segments are inserted and removed")
  func changing() {
    let control = makeSegments("Tea", "Eggs")
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Rice", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 0) == "Rice")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("Coffee", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Coffee")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("Segments perform actions, and a momentary one is selected only while touched")
  func actions() {
    var heard: [String] = []
    let actions = ["Tea", "Eggs"].map { title in
      UIAction(title: title) { heard.append($0.title) }
    }
    let control = UISegmentedControl(
      frame: CGRect(x: 50, y: 100, width: 280, height: 32), actions: actions)
    screen.window.addSubview(control)
    control.layoutIfNeeded()
    control.isMomentary = true
    screen.tap(CGPoint(x: 300, y: 116))
    screen.tap(CGPoint(x: 300, y: 116))
    #expect(heard == ["Eggs", "Eggs"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
  }

  @Test("Each segment has its title as accessibility label, and the selected trait")
  func segmentAccessibility() {
    let control = makeSegments("Tea", "Eggs")
    control.selectedSegmentIndex = 1
    let read = control.subviews.filter(\.isAccessibilityElement)
    #expect(read.map(\.accessibilityLabel) == ["Tea", "Eggs"])
    #expect(read.map(\.accessibilityTraits) == [.button, [.button, .selected]])
  }

  // MARK: Steppers

  private func makeStepper() -> UIStepper {
    let stepper = UIStepper(frame: CGRect(x: 50, y: 200, width: 10, height: 10))
    screen.window.addSubview(stepper)
    return stepper
  }

  private static let plus = CGPoint(x: 50 + 70, y: 216)
  private static let minus = CGPoint(x: 50 + 20, y: 216)

  // Controls.CT1, Controls.CT3.
  @Test("Each tap makes a step, up to the limits or wrapping")
  func steps() {
    let stepper = makeStepper()
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    let values = follow(stepper, \.value)
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    screen.tap(Self.plus)
    screen.tap(Self.plus)
    screen.tap(Self.plus)
    screen.tap(Self.plus)
    #expect(values() == [2, 4, 5])
    screen.tap(Self.minus)
    #expect(stepper.value == 3)
    stepper.wraps = true
    screen.tap(Self.plus)
    screen.tap(Self.plus)
    #expect(stepper.value == 0)
    screen.tap(Self.minus)
    #expect(stepper.value == 5)
    stepper.isContinuous = false
    let finger = screen.press(Self.minus)
    #expect(stepper.value == 3 && values().last == 5)
    screen.lift(finger)
    #expect(values().last == 3)
    stepper.value = 100
    #expect(stepper.value == 5)
  }

  // MARK: Pages

  private func makePages() -> UIPageControl {
    let pages = UIPageControl(frame: CGRect(x: 100, y: 300, width: 200, height: 26))
    pages.numberOfPages = 5
    screen.window.addSubview(pages)
    pages.layoutIfNeeded()
    return pages
  }

  // Controls.CD1, Controls.CD2.
  @Test("A tap moves to the next or the previous page, within the pages")
  func pages() {
    let pages = makePages()
    let seen = follow(pages, \.currentPage)
    #expect(pages.intrinsicContentSize == CGSize(width: 110, height: 26))
    screen.tap(CGPoint(x: 290, y: 313))
    screen.tap(CGPoint(x: 290, y: 313))
    screen.tap(CGPoint(x: 110, y: 313))
    screen.tap(CGPoint(x: 110, y: 313))
    screen.tap(CGPoint(x: 110, y: 313))
    #expect(seen() == [1, 2, 1, 0])
    pages.currentPage = 9
    #expect(pages.currentPage == 4 && seen().count == 4)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    #expect(pages.accessibilityValue == "page 2 of 2")
  }

  // Controls.CD3.
  @Test("A drag over the dots moves to their pages")
  func scrubbing() {
    let pages = makePages()
    let seen = follow(pages, \.currentPage)
    let finger = screen.press(CGPoint(x: 164, y: 313))
    screen.move(finger, by: 10, 0)
    #expect(pages.interactionState == .discrete && seen().isEmpty)
    screen.move(finger, by: 26, 0)
    #expect(pages.interactionState == .continuous && seen() == [2])
    screen.move(finger, by: 36, 0)
    screen.lift(finger)
    #expect(seen() == [2, 4] && pages.interactionState == .none)
    pages.allowsContinuousInteraction = false
    let other = screen.press(CGPoint(x: 236, y: 313))
    screen.move(other, by: -60, 0)
    #expect(seen().count == 2)
    screen.cancel(other)
  }

  // MARK: Pictures

  // Controls.CA1, Controls.CG3, Controls.CR1.
  @Test("Small controls in their states, light and dark", arguments: [false, true])
  func sheet(isDark: Bool) {
    screen.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    board.backgroundColor = .systemBackground
    screen.window.addSubview(board)
    for row in 0..<3 {
      let segments = UISegmentedControl(items: ["Tea", "Eggs", "Rice"])
      segments.frame = CGRect(x: 20, y: 15 + 42 * CGFloat(row), width: 280, height: 32)
      segments.selectedSegmentIndex = row == 2 ? UISegmentedControl.noSegment : row
      segments.isEnabled = row == 0 || row == 2
      board.addSubview(segments)
      if row == 2 {
        board.layoutIfNeeded()
        screen.press(CGPoint(x: 160, y: 15 + 84 + 16))
      }
    }
    for column in 0..<3 {
      let stepper = UIStepper(
        frame: CGRect(x: 15 + 100 * CGFloat(column), y: 150, width: 0, height: 0))
      stepper.value = column == 0 ? 0 : 5
      stepper.isEnabled = column < 2
      board.addSubview(stepper)
      if column == 1 { screen.press(CGPoint(x: 115 + 70, y: 166)) }
    }
    for (row, style) in [UIProgressView.Style.default, .bar].enumerated() {
      let progress = UIProgressView(progressViewStyle: style)
      progress.frame = CGRect(x: 20, y: 200 + 12 * CGFloat(row), width: 280, height: 4)
      progress.progress = 0.4
      board.addSubview(progress)
    }
    for (column, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
      let wheel = UIActivityIndicatorView(style: style)
      wheel.center = CGPoint(x: 40 + 60 * CGFloat(column), y: 250)
      wheel.hidesWhenStopped = false
      board.addSubview(wheel)
    }
    let ground = UIView(frame: CGRect(x: 0, y: 285, width: 320, height: 45))
    ground.backgroundColor = .systemIndigo
    board.addSubview(ground)
    let pages = UIPageControl(frame: CGRect(x: 20, y: 10, width: 120, height: 26))
    (pages.numberOfPages, pages.currentPage, pages.backgroundStyle) = (5, 2, .prominent)
    ground.addSubview(pages)
    let own = UIPageControl(frame: CGRect(x: 180, y: 10, width: 120, height: 26))
    (own.numberOfPages, own.currentPage) = (4, 1)
    (own.pageIndicatorTintColor, own.currentPageIndicatorTintColor) = (.systemTeal, .systemYellow)
    ground.addSubview(own)
    let picture = RenderedImage(
      board, on: nil, named: isDark ? "others-dark" : "others-light")
    // The pill and the filled part of the track.
    #expect(picture.color(30, 20) == (isDark ? [0x63, 0x63, 0x66] : [255, 255, 255]))
    #expect(picture.color(60, 202) == (isDark ? [0x0A, 0x84, 0xFF] : [0, 0x7A, 0xFF]))
    // The brightest blade is at the left.
    let ink = picture.inked(CGRect(x: 15, y: 230, width: 60, height: 40))
    #expect(abs((ink?.width ?? 0) - 20) <= 1)
    let (left, right) = (picture.color(34, 250)[0], picture.color(46, 250)[0])
    #expect(isDark ? left > right : left < right)
  }
}
