import TactusHapticPatterns

/// A pattern with information shared by several rules.
struct CheckedPattern {
  /// The pattern as it was read.
  let pattern: HapticPattern
  let places: AHAPOffsets
  /// The folder in which sounds are searched; `nil` if there is none.
  let folder: String?
  /// The inspector of sounds; `nil` checks only that they exist.
  let inspectSound: Checker.SoundInspector?
  /// Whether reading has dropped something and reported it.
  let isIncomplete: Bool
  /// The indices in `events`, sorted by time.
  let eventsByTime: [Int]
  /// The indices in `curves`, sorted by time.
  let curvesByTime: [Int]
  /// The ranges of the intensity parameter.
  let intensity: ControlRange
  /// The timeline of the volume parameter.
  let volume: ParameterTimeline

  init(
    _ document: AHAPDocument, folder: String?, inspectSound: Checker.SoundInspector? = nil
  ) {
    let pattern = document.pattern
    self.pattern = pattern
    places = document.places
    self.folder = folder
    self.inspectSound = inspectSound
    isIncomplete = document.diagnostics.contains { $0.severity == .error }
    eventsByTime = Self.order(pattern.events.map(\.time))
    curvesByTime = Self.order(pattern.curves.map(\.time))
    intensity = ControlRange(ParameterTimeline(.hapticIntensity, of: pattern))
    volume = ParameterTimeline(.audioVolume, of: pattern)
  }

  var events: [HapticEvent] { pattern.events }
  var parameters: [DynamicParameter] { pattern.parameters }
  var curves: [ParameterCurve] { pattern.curves }

  /// Returns the period in which an event is felt: a tap at its time, any other until its end.
  static func span(of event: HapticEvent) -> ClosedRange<Double> {
    event.kind == .transient
      ? event.time...event.time : event.time...(event.time + (event.duration ?? 0))
  }

  private static func order(_ times: [Double]) -> [Int] {
    times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
  }
}
