internal import Glibc
import HapticPatterns

/// How an event's level runs from its start to its end, before controls act on it.
///
/// This is the one place where the picture knows of envelopes.
struct EventEnvelope: Sendable {
  /// Seconds from the event's start until nothing is left of it.
  let length: Double
  /// Seconds from the start at which the level has a corner, in order.
  let corners: [Double]

  private let attack: Double
  private let release: Double
  private let hold: Double
  private let isTap: Bool
  private let isSustained: Bool

  /// Shapes an event that lasts for `hold` seconds until it is let go.
  init(_ event: HapticEvent, hold: Double) {
    func seconds(_ id: EventParameter.ID) -> Double {
      0.002 * pow(500, Finite.unit(event[id]))
    }
    isTap = event.kind == .transient
    isSustained = event[.sustained] >= 0.5
    attack = seconds(.attackTime)
    if isTap {
      self.hold = 0
      release = 0.02
      length = release
      corners = [0, release]
    } else if isSustained {
      self.hold = hold
      release = seconds(.releaseTime)
      length = hold + release
      corners = [0, attack, hold, length]
    } else {
      self.hold = hold
      release = seconds(.decayTime)
      length = min(hold, attack + release)
      corners = [0, attack, length]
    }
  }

  /// The level at a time since the event's start, 0…1; 0 outside of the event.
  func level(at time: Double) -> Double {
    guard time >= 0, time <= length else { return 0 }
    if isTap { return exp(-time / (release / 4)) }
    let risen = min(1, time / attack)
    if isSustained {
      return time <= hold ? risen : risen * (1 - (time - hold) / release)
    }
    return time <= attack ? risen : max(0, 1 - (time - attack) / release)
  }
}
