/// A haptic pattern: events in time, and the parameters that shape all of them during playback.
///
/// The order of events, parameters and curves is the author's; nothing here sorts them.
public struct HapticPattern: Sendable, Equatable {
  /// The events in the author's order.
  public var events: [HapticEvent]
  /// Instant changes that act on the whole pattern.
  public var parameters: [DynamicParameter]
  /// Gradual changes that act on the whole pattern.
  public var curves: [ParameterCurve]

  /// Creates a pattern.
  public init(
    events: [HapticEvent] = [], parameters: [DynamicParameter] = [], curves: [ParameterCurve] = []
  ) {
    self.events = events
    self.parameters = parameters
    self.curves = curves
  }

  /// Seconds until the end of the last event, parameter or curve point.
  ///
  /// Release times and the ringing of an actuator come after it. An event without an end counts
  /// only with its start.
  public var duration: Double {
    var end = 0.0
    for event in events { end = max(end, event.time + (event.duration ?? 0)) }
    for parameter in parameters { end = max(end, parameter.time) }
    for curve in curves { end = max(end, curve.endTime) }
    return end
  }
}
