import Foundation
import TactusHapticPatterns

// Conversion of the app's objects to values, by the steps CoreHaptics.CP2–CP6.

extension CHHapticEvent {
  /// Returns the event as a value.
  func plain() throws -> HapticEvent {
    guard let kind = HapticEvent.Kind(rawValue: type.rawValue) else {
      throw CHHapticError(
        .invalidEventType,
        reason: "unknown event type ‘\(type.rawValue)’"
          + UnknownName.suggestion(
            for: type.rawValue, among: HapticEvent.Kind.allCases.map(\.rawValue)))
    }
    guard relativeTime.isFinite, relativeTime >= 0 else {
      throw CHHapticError(.invalidEventTime, reason: "an event cannot begin at \(relativeTime) s")
    }
    guard duration.isFinite, duration >= 0 else {
      throw CHHapticError(.invalidEventDuration, reason: "an event cannot last \(duration) s")
    }
    let hasDuration = duration > 0
    return HapticEvent(
      kind, time: relativeTime, duration: hasDuration ? duration : nil,
      parameters: try eventParameters.map { try $0.plain(of: kind) })
  }
}

extension CHHapticEventParameter {
  /// Returns the parameter as a value.
  ///
  /// - Parameter kind: The kind of its event, on which the default depends.
  func plain(of kind: HapticEvent.Kind) throws -> EventParameter {
    guard let id = EventParameter.ID(rawValue: parameterID.rawValue) else {
      throw CHHapticError(
        .invalidParameterType,
        reason: "events have no parameter ‘\(parameterID.rawValue)’"
          + UnknownName.suggestion(
            for: parameterID.rawValue, among: EventParameter.ID.allCases.map(\.rawValue)))
    }
    return EventParameter(id, value.clamped(to: id.range, or: id.defaultValue(for: kind)))
  }
}

extension CHHapticDynamicParameter {
  /// Returns the dynamic parameter as a value.
  func plain() throws -> DynamicParameter {
    let id = try parameterID.plain()
    return DynamicParameter(
      id, value.clamped(to: id.range, or: id.defaultValue), time: try relativeTime.checked())
  }
}

extension CHHapticParameterCurve {
  /// Returns the curve as a value.
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
  /// Returns the identifier as a value.
  func plain() throws -> DynamicParameter.ID {
    guard let id = DynamicParameter.ID(rawValue: rawValue) else {
      throw CHHapticError(
        .invalidParameterType,
        reason: "patterns have no dynamic parameter ‘\(rawValue)’"
          + UnknownName.suggestion(
            for: rawValue, among: DynamicParameter.ID.allCases.map(\.rawValue)))
    }
    return id
  }
}

extension CHHapticError {
  /// Creates an error with a more detailed description than its code's.
  init(_ code: Code, reason: String) {
    self.init(code, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

extension TimeInterval {
  /// Returns the time if it is valid; otherwise throws an error.
  fileprivate func checked() throws -> TimeInterval {
    guard isFinite, self >= 0 else {
      throw CHHapticError(.invalidTime, reason: "\(self) s is not a valid time in a pattern")
    }
    return self
  }
}

extension Float {
  /// Returns the value clamped to a range; a default for NaN.
  fileprivate func clamped(to range: ClosedRange<Float>, or standard: Float) -> Float {
    isNaN ? standard : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
