import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Buttons that are selected by taps, indicators of menus, and directions of page controls.
@MainActor @Suite(.exclusiveScreen) struct ButtonSelectionTests {
  private let screen = TouchScreen()

  private func add<Control: UIControl>(_ control: Control, width: CGFloat, height: CGFloat)
    -> Control
  {
    control.frame = CGRect(x: 100, y: 100, width: width, height: height)
    screen.window.addSubview(control)
    control.layoutIfNeeded()
    return control
  }

  @Test("Controls.CB14. A tap selects a toggle before its action is sent, and deselects it again")
  func toggle() {
    let button = add(UIButton(type: .system), width: 100, height: 44)
    var states: [Bool] = []
    button.addAction(
      UIAction { states.append(($0.sender as? UIButton)?.isSelected == true) },
      for: .primaryActionTriggered)
    screen.tap(button.center)
    button.changesSelectionAsPrimaryAction = true
    screen.tap(button.center)
    #expect(button.isSelected)
    #expect(button.accessibilityActivate())
    #expect(states == [false, true, false] && !button.isSelected)
    // A button that shows a menu is not a toggle.
    button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    screen.lift(screen.press(button.center))
    #expect(!button.isSelected)
  }

  @Test("Controls.CB15. A pop-up button has an indicator at the trailing edge of its content")
  func indicator() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Name"
    let button = UIButton(configuration: configuration)
    let plain = button.intrinsicContentSize.width
    button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width == plain)
    button.changesSelectionAsPrimaryAction = true
    let wide = button.intrinsicContentSize.width
    #expect(wide > plain + 8)
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in
      .systemRed
    }
    _ = add(button, width: wide, height: 40)
    let sign = try #require(
      button.subviews.compactMap { $0 as? UIImageView }.last { $0.frame.width > 0 })
    #expect(abs(sign.frame.maxX - (wide - 12)) < 0.01 && abs(sign.frame.midY - 20) < 0.01)
    #expect(sign.tintColor == .systemRed)
    let title = try #require(button.titleLabel)
    #expect(title.frame.maxX <= sign.frame.minX)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(abs(sign.frame.minX - 12) < 0.01 && title.frame.minX >= sign.frame.maxX)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(sign.superview == nil && button.intrinsicContentSize.width == plain)
    button.changesSelectionAsPrimaryAction = false
    button.configuration?.indicator = .popup
    #expect(button.intrinsicContentSize.width == wide)
  }

  @Test("Controls.CD7. The pages of a page control follow each other in its direction")
  func directions() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let row = pages.intrinsicContentSize
    pages.direction = .topToBottom
    #expect(pages.intrinsicContentSize == CGSize(width: row.height, height: row.width))
    _ = add(pages, width: 40, height: 100)
    screen.tap(CGPoint(x: 120, y: 190))
    #expect(pages.currentPage == 1)
    pages.direction = .bottomToTop
    screen.tap(CGPoint(x: 120, y: 190))
    #expect(pages.currentPage == 0)
    pages.direction = .rightToLeft
    pages.frame.size = CGSize(width: 100, height: 40)
    pages.layoutIfNeeded()
    screen.tap(CGPoint(x: 110, y: 120))
    #expect(pages.currentPage == 1)
    pages.direction = .leftToRight
    screen.tap(CGPoint(x: 110, y: 120))
    #expect(pages.currentPage == 0)
    pages.direction = .bottomToTop
    pages.frame.size = CGSize(width: 40, height: 100)
    let progress = UIPageControlProgress()
    pages.progress = progress
    progress.currentProgress = 0.5
    pages.layoutIfNeeded()
    let bar = pages.subviews.first { !$0.subviews.isEmpty }
    #expect(bar?.bounds.height == 30 && bar?.subviews[0].frame.minY == 15)
  }
}
