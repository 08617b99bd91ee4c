/// A haptic: events in time, and the controls that shape all of them while they play.
///
/// The order of events, parameters and curves is the author's; nothing here sorts them.
public struct HapticPattern: Sendable, Equatable {
  /// What happens, in the author's order.
  public var events: [HapticEvent]
  /// Instant changes that act on the whole pattern.
  public var parameters: [DynamicParameter]
  /// Gradual changes that act on the whole pattern.
  public var curves: [ParameterCurve]

  /// Makes a pattern from its parts.
  public init(
    events: [HapticEvent] = [], parameters: [DynamicParameter] = [], curves: [ParameterCurve] = []
  ) {
    self.events = events
    self.parameters = parameters
    self.curves = curves
  }

  /// Seconds until the last event, parameter or curve point is over.
  ///
  /// Release times and an actuator's ringing come after it. An event without an end counts as
  /// nothing more than its start.
  public var duration: Double {
    var end = 0.0
    for event in events { end = max(end, event.time + (event.duration ?? 0)) }
    for parameter in parameters { end = max(end, parameter.time) }
    for curve in curves { end = max(end, curve.endTime) }
    return end
  }
}
