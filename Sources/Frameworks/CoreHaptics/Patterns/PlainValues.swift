import Foundation
import HapticPatterns

// From the app's objects to plain values, by the steps CP2–CP6.

extension CHHapticEvent {
  /// The event as a plain value.
  func plain() throws -> HapticEvent {
    guard let kind = HapticEvent.Kind(rawValue: type.rawValue) else {
      throw CHHapticError(.invalidEventType, saying: "there is no type of event ‘\(type.rawValue)’")
    }
    guard relativeTime.isFinite, relativeTime >= 0 else {
      throw CHHapticError(.invalidEventTime, saying: "an event cannot begin at \(relativeTime) s")
    }
    guard duration.isFinite, duration >= 0 else {
      throw CHHapticError(.invalidEventDuration, saying: "an event cannot last \(duration) s")
    }
    let hasDuration = duration > 0
    return HapticEvent(
      kind, time: relativeTime, duration: hasDuration ? duration : nil,
      parameters: try eventParameters.map { try $0.plain() })
  }
}

extension CHHapticEventParameter {
  /// The property as a plain value.
  func plain() throws -> EventParameter {
    guard let id = EventParameter.ID(rawValue: parameterID.rawValue) else {
      throw CHHapticError(
        .invalidParameterType, saying: "events have no parameter ‘\(parameterID.rawValue)’")
    }
    return EventParameter(id, value.clamped(to: id.range, or: id.defaultValue))
  }
}

extension CHHapticDynamicParameter {
  /// The change as a plain value.
  func plain() throws -> DynamicParameter {
    let id = try parameterID.plain()
    return DynamicParameter(
      id, value.clamped(to: id.range, or: id.defaultValue), time: try relativeTime.checked())
  }
}

extension CHHapticParameterCurve {
  /// The curve as a plain value.
  func plain() throws -> ParameterCurve {
    let id = try parameterID.plain()
    return ParameterCurve(
      id, time: try relativeTime.checked(),
      points: try controlPoints.map {
        ParameterCurve.ControlPoint(
          time: try $0.relativeTime.checked(),
          value: $0.value.clamped(to: id.range, or: id.defaultValue))
      })
  }
}

extension CHHapticDynamicParameter.ID {
  /// The control as a plain value.
  func plain() throws -> DynamicParameter.ID {
    guard let id = DynamicParameter.ID(rawValue: rawValue) else {
      throw CHHapticError(
        .invalidParameterType, saying: "patterns have no dynamic parameter ‘\(rawValue)’")
    }
    return id
  }
}

extension CHHapticError {
  /// An error that says more than its code.
  init(_ code: Code, saying reason: String) {
    self.init(code, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

extension TimeInterval {
  /// The time itself; an error where it is none.
  fileprivate func checked() throws -> TimeInterval {
    guard isFinite, self >= 0 else {
      throw CHHapticError(.invalidTime, saying: "\(self) s is no time in a pattern")
    }
    return self
  }
}

extension Float {
  /// The nearest value in a range; a default for what is no number.
  fileprivate func clamped(to range: ClosedRange<Float>, or standard: Float) -> Float {
    isNaN ? standard : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
