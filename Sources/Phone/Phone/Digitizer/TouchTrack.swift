import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes

/// One touch, from the report of its beginning to the scan of its end.
struct TouchTrack: Sendable {
  /// The state of a contact, with every number repaired.
  struct State: Sendable, Equatable {
    var x: Double
    var y: Double
    /// The pressure in average touches.
    var touches: Double
    var radius: Double
    var altitude: Double
    var azimuth: Double
  }

  /// A report that was not scanned yet.
  struct PendingReport: Sendable {
    var time: PhoneInstant
    var phase: TouchSample.Phase
    var place: State
  }

  let contact: ContactID
  let id: TouchID
  let kind: TouchSample.Kind
  /// Whether further reports are accepted.
  var isOpen = true
  /// The state after the latest report.
  var latest: State
  var waiting: [PendingReport]
  /// The last scan and its sample; `nil` before the first scan.
  var scanned: (time: PhoneInstant, sample: TouchSample)?
  /// The last exact force of a pencil.
  var knownForce: Double?

  /// Returns the result of one scan; `nil` if nothing changed.
  ///
  /// - Parameter sample: Creates a sample from a state.
  mutating func scan(
    at instant: PhoneInstant,
    sample: (TouchSample.Phase, State) -> TouchSample
  ) -> TouchSample? {
    // A report at the instant of a scan belongs to the next one, so it does not matter whether the
    // scan or the report came first (Digitizer.TS2).
    guard let first = waiting.first, first.time < instant else { return nil }
    var found = first
    var count = 1
    // A beginning is reported as it was; everything after it waits for the next scan
    // (Digitizer.TS3).
    if first.phase != .began {
      for next in waiting.dropFirst() {
        guard next.time < instant else { break }
        found = next
        count += 1
      }
    }
    waiting.removeFirst(count)
    let new = sample(found.phase, found.place)
    defer { scanned = (instant, new) }
    // Without a change there is no sample (Digitizer.TS4). A change of force alone counts
    // (Digitizer.TS5).
    if found.phase == .moved, let old = scanned?.sample, new.isSamePlace(as: old) { return nil }
    return new
  }
}

extension TouchSample {
  /// Returns whether two samples differ only in their times.
  func isSamePlace(as other: TouchSample) -> Bool {
    x == other.x && y == other.y && force == other.force && radius == other.radius
      && maximumForce == other.maximumForce && altitude == other.altitude
      && azimuth == other.azimuth
  }
}
