import TactusHapticPatterns

/// A pattern with information shared by several rules.
struct CheckedPattern {
  let events: [HapticEvent]
  let parameters: [DynamicParameter]
  let curves: [ParameterCurve]
  let places: AHAPOffsets
  /// The folder in which sounds are searched; `nil` if there is none.
  let folder: String?
  /// Whether reading has dropped something and reported it.
  let isIncomplete: Bool
  /// The indices in `events`, sorted by time.
  let eventsByTime: [Int]
  /// The indices in `curves`, sorted by time.
  let curvesByTime: [Int]
  /// The ranges of the intensity parameter.
  let intensity: ControlRange

  init(_ document: AHAPDocument, folder: String?) {
    let pattern = document.pattern
    events = pattern.events
    parameters = pattern.parameters
    curves = pattern.curves
    places = document.places
    self.folder = folder
    isIncomplete = document.diagnostics.contains { $0.severity == .error }
    eventsByTime = Self.order(pattern.events.map(\.time))
    curvesByTime = Self.order(pattern.curves.map(\.time))
    intensity = ControlRange(ParameterTimeline(.hapticIntensity, of: pattern))
  }

  /// Returns the period in which an event is felt: a tap at its time, any other until its end.
  static func span(of event: HapticEvent) -> ClosedRange<Double> {
    event.kind == .transient
      ? event.time...event.time : event.time...(event.time + (event.duration ?? 0))
  }

  private static func order(_ times: [Double]) -> [Int] {
    times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
  }
}
