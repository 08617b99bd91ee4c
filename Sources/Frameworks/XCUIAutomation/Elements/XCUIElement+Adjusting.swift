import PhoneTesting
import UIKit

extension XCUIElement {
  /// The position of a slider's knob, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    guard let node = found("get slider position of"), let phone = application?.phone else {
      return 0
    }
    guard let slider = node.object as? UISlider else {
      fail("get slider position of", "The element is not a slider")
      return 0
    }
    return phone.within(node.program) { Self.position(of: slider) } ?? 0
  }

  /// Drags the knob of a slider.
  ///
  /// - Parameter normalizedSliderPosition: The position, from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    TestFailure.at(file, line) {
      guard (0...1).contains(normalizedSliderPosition) else {
        return fail("adjust", "The position \(normalizedSliderPosition) is not between 0 and 1")
      }
      touch("adjust") { phone, _ in
        guard let node = found("adjust") else { return }
        guard let slider = node.object as? UISlider else {
          return fail("adjust", "The element is not a slider")
        }
        let places = phone.within(node.program) {
          (
            Self.knob(of: slider, at: Self.position(of: slider)),
            Self.knob(of: slider, at: normalizedSliderPosition)
          )
        }
        guard let (start, end) = places else { return }
        Finger.drag(
          on: phone, from: start, to: end, hold: 0, velocity: .slow, rest: 0.1)
      }
    }
  }

  /// Turns a wheel of a picker to a value.
  ///
  /// - Parameter pickerWheelValue: The title of a row.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestFailure.at(file, line) {
      touch("adjust") { phone, _ in
        guard let node = found("adjust") else { return }
        guard node.elementType == .pickerWheel, let wheel = node.object else {
          return fail("adjust", "The element is not a picker wheel")
        }
        // An endless wheel wraps around; one with an end stops there.
        for move in [wheel.accessibilityIncrement, wheel.accessibilityDecrement] {
          var seen: Set<String> = []
          while let value = phone.within(node.program, { wheel.accessibilityValue }) ?? nil,
            seen.insert(value).inserted || seen.count == 1
          {
            if value == pickerWheelValue { return }
            phone.within(node.program) { move() }
            Quiet.wait(on: phone)
            guard seen.count < Self.mostRows,
              (phone.within(node.program) { wheel.accessibilityValue } ?? nil) != value
            else { break }
          }
        }
        fail("adjust", "Failed to find the value '\(pickerWheelValue)' in the picker wheel")
      }
    }
  }

  // MARK: Internals

  /// The maximum number of rows by which a wheel is turned.
  ///
  /// - Source: ours. Confidence: guess.
  private static let mostRows = 2000

  private static func position(of slider: UISlider) -> CGFloat {
    let range = slider.maximumValue - slider.minimumValue
    return range == 0 ? 0 : CGFloat((slider.value - slider.minimumValue) / range)
  }

  /// Returns the position of a slider's thumb for a value, on the screen held upright.
  private static func knob(of slider: UISlider, at position: CGFloat) -> ScreenPlace {
    let value = slider.minimumValue + Float(position) * (slider.maximumValue - slider.minimumValue)
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    let middle = CGPoint(x: knob.midX, y: knob.midY)
    return ScreenPlace(slider.convert(middle, to: UIScreen.main.fixedCoordinateSpace))
  }
}
