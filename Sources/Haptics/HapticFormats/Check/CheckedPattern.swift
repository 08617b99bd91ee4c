import HapticPatterns

/// A pattern with what several rules want to know about it, found once.
struct CheckedPattern {
  let events: [HapticEvent]
  let parameters: [DynamicParameter]
  let curves: [ParameterCurve]
  let places: AHAPPlaces
  /// The folder that sounds are looked for in; `nil` where there is none.
  let folder: String?
  /// Whether reading has dropped something, about which something was said already.
  let isIncomplete: Bool
  /// Positions in `events`, by time.
  let eventsByTime: [Int]
  /// Positions in `curves`, by time.
  let curvesByTime: [Int]
  /// The control of intensity.
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

  /// When an event can be felt: a tap at its time, all else until its end.
  static func span(of event: HapticEvent) -> ClosedRange<Double> {
    event.kind == .transient
      ? event.time...event.time : event.time...(event.time + (event.duration ?? 0))
  }

  private static func order(_ times: [Double]) -> [Int] {
    times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
  }
}
