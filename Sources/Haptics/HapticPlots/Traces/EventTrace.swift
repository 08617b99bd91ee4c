import TactusHapticPatterns
import TactusHapticSynthesis

/// An event over time, with parameters applied to its level and sharpness.
package struct EventTrace: Sendable {
  /// The event's index among those of its pattern that have a valid time.
  package let index: Int
  /// The event itself.
  package let event: HapticEvent
  /// The start of the event, in seconds.
  package let start: Double
  /// The time at which the event has faded, in seconds.
  package let end: Double

  private let envelope: EnvelopeShape
  private let base: Double
  private let controls: Controls

  /// The parameters that act on an event's level and sharpness.
  struct Controls: Sendable {
    /// The factor of the level.
    let level: ParameterTimeline
    /// The offset of the sharpness, or `nil` if it does not apply.
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

  /// Whether the level is a default, because the author left intensity or volume out.
  package var assumesLevel: Bool {
    event.assumes(event.kind.isHaptic ? .hapticIntensity : .audioVolume)
  }
  /// Whether the sharpness is a default, because the author left it out.
  package var assumesSharpness: Bool { event.kind.isHaptic && event.assumes(.hapticSharpness) }

  /// Whether the event is a tap.
  package var isTap: Bool { event.kind == .transient }

  /// Returns the authored level at a time of the pattern, 0…1, without parameters.
  package func writtenLevel(at time: Double) -> Double { base * envelope.level(at: time - start) }

  /// Returns the level at a time of the pattern, 0…1, with parameters applied.
  ///
  /// A tap is too short to follow a parameter, and keeps its value at the start.
  package func level(at time: Double) -> Double {
    writtenLevel(at: time) * Finite.unit(controls.level.value(at: isTap ? start : time))
  }

  /// The authored peak level, 0…1.
  package var writtenPeak: Double { base }

  /// The peak level of a tap with parameters applied, 0…1.
  package var struckLevel: Double { base * Finite.unit(controls.level.value(at: start)) }

  /// Returns the sharpness at a time of the pattern, 0…1, with parameters applied.
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

  /// Whether a parameter changes the level during the event.
  package var isControlled: Bool {
    if isTap { return struckLevel != base }
    let timeline = controls.level
    let first = timeline.index(at: start)
    let segment = timeline.segments[first]
    return timeline.index(at: end) != first || segment.slope != 0 || segment.startValue != 1
  }

  /// Returns the times at which level or sharpness may have a corner or a step, in order.
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
