import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The track configuration of sliders.
@MainActor @Suite(.exclusiveScreen) struct SliderTickTests {
  private let screen = TouchScreen()

  private func makeSlider(
    _ configuration: UISlider.TrackConfiguration, to maximum: Float = 1
  ) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 228, height: 31))
    slider.maximumValue = maximum
    slider.trackConfiguration = configuration
    screen.window.addSubview(slider)
    slider.layoutIfNeeded()
    return slider
  }

  // Controls.CL7.
  @Test("A number of ticks are at equal distances, and each is a dot below the track")
  func ticks() {
    let six = UISlider.TrackConfiguration(numberOfTicks: 6)
    let wanted: [Float] = [0, 0.2, 0.4, 0.6, 0.8, 1]
    #expect(zip(six.ticks.map(\.position), wanted).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(six.allowsTickValuesOnly && six.neutralValue == 0 && six.enabledRange == 0...1)
    #expect(UISlider.TrackConfiguration(numberOfTicks: 1).ticks.map(\.position) == [0])
    #expect(UISlider.TrackConfiguration(numberOfTicks: 0).ticks.isEmpty)
    let slider = makeSlider(UISlider.TrackConfiguration(numberOfTicks: 3))
    func dots() -> [CGRect] {
      let views = sequence(first: [slider as UIView]) { level in
        let next = level.flatMap(\.subviews)
        return next.isEmpty ? nil : next
      }
      return views.joined().filter { $0.bounds.size == CGSize(width: 3, height: 3) }
        .map { $0.convert($0.bounds, to: slider) }
    }
    // The thumb's center moves from 14 to 214.
    #expect(dots().map(\.midX) == [14, 114, 214])
    slider.trackConfiguration = nil
    slider.layoutIfNeeded()
    #expect(dots().isEmpty)
  }

  // Controls.CL8.
  @Test("A slider with values of ticks only takes the nearest one, by code and by a drag")
  func snapping() {
    let slider = makeSlider(UISlider.TrackConfiguration(numberOfTicks: 6), to: 5)
    // Values that others measured with iOS 26.1.
    for (set, expected) in [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3), (5, 5)] as [(Float, Float)] {
      slider.value = set
      #expect(abs(slider.value - expected) < 1e-5)
    }
    slider.value = 0
    let finger = screen.press(CGPoint(x: 64, y: 215))
    screen.move(finger, by: 19, 0)
    #expect(slider.value == 0)
    screen.move(finger, by: 2, 0)
    #expect(abs(slider.value - 1) < 1e-5)
    screen.lift(finger)
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 2) < 1e-5)
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 0)
  }

  // Controls.CL8.
  @Test("Values outside the enabled range are not taken")
  func enabledRange() {
    let free = UISlider.TrackConfiguration(
      allowsTickValuesOnly: false, enabledRange: 0.25...0.5, ticks: [])
    let slider = makeSlider(free)
    #expect(slider.value == 0.25)
    slider.value = 0.4
    #expect(abs(slider.value - 0.4) < 1e-6)
    slider.value = 0.51
    #expect(slider.value == 0.5)
    let ticks = [0, 0.3, 0.9].map { UISlider.TrackConfiguration.Tick(position: $0) }
    slider.trackConfiguration = .init(enabledRange: 0.25...0.5, ticks: ticks)
    slider.value = 1
    #expect(abs(slider.value - 0.3) < 1e-6)
  }

  // Controls.CL7.
  @Test("VoiceOver says the title of the tick")
  func titles() {
    let ticks = [("Low", 0), ("High", 1)].map {
      UISlider.TrackConfiguration.Tick(position: $0.1, title: $0.0)
    }
    let slider = makeSlider(.init(allowsTickValuesOnly: false, ticks: ticks))
    #expect(slider.accessibilityValue == "Low")
    slider.value = 0.5
    #expect(slider.accessibilityValue == "50%")
    slider.value = 1
    #expect(slider.accessibilityValue == "High")
  }

  // Controls.CL9, Controls.CL10.
  @Test("The fill begins at the neutral value, and a slider without thumb hides it")
  func neutral() {
    let slider = makeSlider(
      .init(allowsTickValuesOnly: false, neutralValue: 0.5, ticks: []))
    slider.value = 0.75
    slider.layoutIfNeeded()
    let fills = slider.subviews[0].subviews.compactMap { $0 as? UIImageView }
      .filter { $0.backgroundColor == slider.tintColor }
    #expect(fills.map(\.frame.minX) == [114] && fills.map(\.frame.maxX) == [164])
    slider.value = 0.25
    slider.layoutIfNeeded()
    #expect(fills.map(\.frame.minX) == [64] && fills.map(\.frame.maxX) == [114])
    let thumbs = slider.subviews[0].subviews.filter { $0.bounds.width == 28 }
    #expect(thumbs.map(\.isHidden) == [false])
    slider.sliderStyle = .thumbless
    #expect(thumbs.map(\.isHidden) == [true])
  }
}
