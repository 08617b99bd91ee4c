import PhoneHardware
import PhoneLink

/// One touch, from the report of its beginning until its end was scanned.
struct TouchTrack: Sendable {
  /// What a finger does, with every number repaired.
  struct Place: Sendable, Equatable {
    var x: Double
    var y: Double
    /// Average touches.
    var touches: Double
    var radius: Double
    var altitude: Double
    var azimuth: Double
  }

  /// A report that no scan has seen yet.
  struct Waiting: Sendable {
    var time: PhoneInstant
    var phase: TouchSample.Phase
    var place: Place
  }

  let contact: ContactID
  let id: TouchID
  let kind: TouchSample.Kind
  /// Whether more may be reported of it.
  var isOpen = true
  /// What is known of it by the latest report.
  var latest: Place
  var waiting: [Waiting]
  /// When it was scanned last, and what was found; `nil` before it was.
  var scanned: (time: PhoneInstant, sample: TouchSample)?
  /// The force of a pencil as it was known last.
  var knownForce: Double?

  /// Takes what one scan sees; `nil` where nothing has changed.
  ///
  /// - Parameter sample: Makes a sample of what was found.
  mutating func scan(
    at instant: PhoneInstant,
    sample: (TouchSample.Phase, Place) -> TouchSample
  ) -> TouchSample? {
    // TS2. What is reported at the instant of a scan is for the next one: so it does not matter
    // whether the scan or the report came first.
    guard let first = waiting.first, first.time < instant else { return nil }
    var found = first
    var count = 1
    // TS3. A beginning is told as it was; all that comes after it waits for the next scan.
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
    // TS4. Where nothing has changed nothing is said; TS5: a change of force alone is one.
    if found.phase == .moved, let old = scanned?.sample, new.isSamePlace(as: old) { return nil }
    return new
  }
}

extension TouchSample {
  /// Whether an app could not tell the two apart but by their time.
  func isSamePlace(as other: TouchSample) -> Bool {
    x == other.x && y == other.y && force == other.force && radius == other.radius
      && maximumForce == other.maximumForce && altitude == other.altitude
      && azimuth == other.azimuth
  }
}
