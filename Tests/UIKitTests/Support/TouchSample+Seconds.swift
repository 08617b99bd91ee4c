import Foundation
import TactusPhoneLink
import TactusPhoneTypes

extension TouchSample {
  /// Creates a sample of a finger, at a time in seconds since the phone was started.
  init(
    _ phase: Phase, at time: TimeInterval, _ place: CGPoint, id: TouchID = TouchID(1),
    force: CGFloat = 0
  ) {
    self.init(
      id: id, phase: phase, time: PhoneInstant(nanoseconds: Int64((time * 1e9).rounded())),
      x: Double(place.x), y: Double(place.y), force: Double(force))
  }
}
