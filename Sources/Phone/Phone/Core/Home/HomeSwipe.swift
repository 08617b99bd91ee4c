internal import Glibc
import TactusPhoneTypes

/// A finger that began at the lower edge of the screen (HomeScreen.L2).
struct HomeSwipe: Sendable {
  /// The contact.
  var contact: ContactID
  /// The location at which it began.
  var start: (x: Double, y: Double)
  /// The last location.
  var last: (x: Double, y: Double)
  /// The time of the last location.
  var lastTime: PhoneInstant
  /// The last upward speed, in points a second.
  var speed = 0.0
  /// The place near which the finger rests.
  var restPlace: (x: Double, y: Double)
  /// The time since which it rests there.
  var restedSince: PhoneInstant
  /// Whether the finger has moved up so far that the touch is the system's.
  var isRecognized = false

  /// The distance that the finger has moved up, in points.
  var rise: Double { start.y - last.y }

  /// Moves the finger.
  mutating func move(to place: (x: Double, y: Double), at instant: PhoneInstant) {
    let elapsed = Double(lastTime.duration(to: instant) / .nanoseconds(1)) / 1e9
    if elapsed > 0 { speed = (last.y - place.y) / elapsed }
    if hypot(place.x - restPlace.x, place.y - restPlace.y) > SwitcherConstants.holdSlop {
      (restPlace, restedSince) = (place, instant)
    }
    (last, lastTime) = (place, instant)
  }
}
