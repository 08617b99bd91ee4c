import TactusPhoneTypes

/// The offset between a page's clock and the phone's (SimulatorPages.SP4).
///
/// A message arrives after the event that it reports, so the smallest difference observed is the
/// best estimate.
package struct PageClockOffset: Sendable {
  /// The phone's time at time 0 of the page's clock, in nanoseconds; late by the shortest delay.
  private var origin: Int64

  /// Creates an offset from the first message.
  ///
  /// - Parameter milliseconds: The page's time when it sent the message that has arrived now.
  package init(_ milliseconds: Double, at now: PhoneInstant) {
    origin = now.nanoseconds - Self.nanoseconds(milliseconds)
  }

  /// Improves the estimate with another message.
  package mutating func observe(_ milliseconds: Double, at now: PhoneInstant) {
    origin = min(origin, now.nanoseconds - Self.nanoseconds(milliseconds))
  }

  /// Returns the phone's time at a time of the page.
  package func instant(_ milliseconds: Double) -> PhoneInstant {
    PhoneInstant(nanoseconds: origin + Self.nanoseconds(milliseconds))
  }

  private static func nanoseconds(_ milliseconds: Double) -> Int64 {
    Int64((milliseconds * 1e6).rounded())
  }
}
