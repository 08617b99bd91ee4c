import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Controls used with VoiceOver.
@MainActor @Suite(.exclusiveScreen) struct ControlAccessibilityTests {
  @Test("Sliders, steppers and page controls can be adjusted, and send actions")
  func adjusting() {
    var count = 0
    let tell = UIAction { _ in count += 1 }
    let slider = UISlider()
    (slider.maximumValue, slider.value) = (10, 5)
    slider.addAction(tell, for: .valueChanged)
    slider.accessibilityIncrement()
    #expect(slider.value == 6 && count == 1)
    slider.accessibilityDecrement()
    #expect(slider.value == 5 && slider.accessibilityValue == "50%")
    let stepper = UIStepper()
    stepper.isContinuous = false
    stepper.addAction(tell, for: .valueChanged)
    stepper.accessibilityIncrement()
    stepper.accessibilityIncrement()
    stepper.accessibilityDecrement()
    #expect(stepper.value == 1 && count == 5 && stepper.accessibilityValue == "1")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1)
    for control in [slider, pages] as [UIControl] {
      #expect(control.isAccessibilityElement && control.accessibilityTraits == .adjustable)
    }
  }

  // Controls.CT7.
  @Test("A stepper has two button elements, which make steps and are disabled at its limits")
  func halves() throws {
    let stepper = UIStepper(frame: CGRect(x: 10, y: 20, width: 94, height: 32))
    stepper.maximumValue = 1
    #expect(!stepper.isAccessibilityElement)
    let halves = try #require(stepper.accessibilityElements as? [UIAccessibilityElement])
    #expect(halves.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(halves.map { $0.accessibilityTraits.contains(.notEnabled) } == [true, false])
    let right = CGRect(x: 47, y: 0, width: 47, height: 32)
    #expect(halves[1].accessibilityFrameInContainerSpace == right)
    #expect(halves[1].accessibilityActivate() && stepper.value == 1)
    #expect(!halves[1].accessibilityActivate() && stepper.value == 1)
    #expect(halves.map { $0.accessibilityTraits.contains(.notEnabled) } == [false, true])
    stepper.isEnabled = false
    #expect(!halves[0].accessibilityActivate())
  }

  @Test("Activating buttons and switches sends their actions")
  func activating() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Start") { _ in count += 1 })
    #expect(button.accessibilityActivate() && count == 1)
    button.isEnabled = false
    #expect(!button.accessibilityActivate() && count == 1)
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    #expect(toggle.accessibilityActivate() && toggle.isOn && count == 2)
    #expect(toggle.accessibilityValue == "1")
    #expect(!UIView().accessibilityActivate())
  }

  // Text.FO7.
  @Test("Bold text makes the system font heavier, and no other")
  func boldText() {
    func width(_ font: UIFont, _ weight: UILegibilityWeight) -> CGFloat {
      var width: CGFloat = 0
      UITraitCollection(legibilityWeight: weight).performAsCurrent {
        width = "Kettle".size(withAttributes: [.font: font]).width
      }
      return width
    }
    let font = UIFont.systemFont(ofSize: 17)
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(width(font, .bold) == width(semibold, .regular))
    #expect(width(font, .bold) > width(font, .regular))
    let own = UIFont(name: "Inter", size: 17) ?? font
    #expect(width(own, .bold) == width(own, .regular))
  }
}
