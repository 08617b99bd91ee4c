import HapticPatterns
import HapticSynthesis

/// One event as it acts: from when to when, how strong and how sharp.
package struct EventTrace: Sendable {
  /// The event's position among those of its pattern that have a time.
  package let index: Int
  /// The event itself.
  package let event: HapticEvent
  /// Seconds from the pattern's start to the event's.
  package let start: Double
  /// Seconds from the pattern's start until nothing is left of the event.
  package let end: Double

  private let envelope: EnvelopeShape
  private let base: Double
  private let controls: Controls

  /// The controls that act on an event's level and colour.
  struct Controls: Sendable {
    /// Multiplies the level.
    let level: ParameterTimeline
    /// Adds to the sharpness; `nil` where it does not act.
    let sharpness: ParameterTimeline?
  }

  init(_ event: HapticEvent, index: Int, envelope: EnvelopeShape, controls: Controls) {
    self.event = event
    self.index = index
    self.controls = controls
    self.envelope = envelope
    start = event.time
    end = event.time + envelope.duration
    base = Finite.unit(event[event.kind.isHaptic ? .hapticIntensity : .audioVolume])
  }

  /// Whether the event is a tap.
  package var isTap: Bool { event.kind == .transient }

  /// The level at a time of the pattern, 0…1, as its author wrote it, before controls act.
  package func writtenLevel(at time: Double) -> Double { base * envelope.level(at: time - start) }

  /// The level at a time of the pattern, 0…1, as it acts.
  ///
  /// A tap is too short to follow a control and keeps what was in force when it was struck.
  package func level(at time: Double) -> Double {
    writtenLevel(at: time) * Finite.unit(controls.level.value(at: isTap ? start : time))
  }

  /// The level that the event is written with and reaches after its attack, 0…1.
  package var writtenPeak: Double { base }

  /// The level of a tap as it acts, 0…1: what it is struck with.
  package var struckLevel: Double { base * Finite.unit(controls.level.value(at: start)) }

  /// The sharpness at a time of the pattern, 0…1, as it acts.
  package func sharpness(at time: Double) -> Double {
    let added = controls.sharpness.map { Double($0.value(at: time)) } ?? 0
    return Finite.unit(Finite.unit(event[.hapticSharpness]) + Finite.clamp(added, -1...1))
  }

  /// Whether the sharpness changes while the event lasts.
  package var changesSharpness: Bool {
    guard let timeline = controls.sharpness else { return false }
    let first = timeline.index(at: start)
    return timeline.index(at: end) != first || timeline.segments[first].slope != 0
  }

  /// Whether a control changes the level at any time of the event.
  package var isControlled: Bool {
    if isTap { return struckLevel != base }
    let timeline = controls.level
    let first = timeline.index(at: start)
    let segment = timeline.segments[first]
    return timeline.index(at: end) != first || segment.slope != 0 || segment.startValue != 1
  }

  /// Times of the pattern at which level or sharpness may have a corner or a step, within the
  /// event, in order.
  package func corners() -> [Double] {
    var times = envelope.segments.map { start + $0.start } + [end]
    for timeline in [controls.level, controls.sharpness].compactMap({ $0 }) {
      let first = timeline.index(at: start)
      let last = timeline.index(at: end)
      for segment in timeline.segments[first...last]
      where segment.start > start && segment.start < end {
        times.append(segment.start)
      }
    }
    return times.sorted()
  }
}
