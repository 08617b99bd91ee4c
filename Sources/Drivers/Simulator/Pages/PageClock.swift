import PhoneHardware

/// Brings a page's clock together with the phone's (SP4).
///
/// A message is never earlier than what it tells of, so the least that was ever between both clocks
/// is what comes nearest to their difference.
package struct PageClock: Sendable {
  /// The phone's time when the page's clock was 0, in nanoseconds; too late by the quickest way.
  private var origin: Int64

  /// - Parameter milliseconds: What the page's clock said when it sent what came now.
  package init(_ milliseconds: Double, at now: PhoneInstant) {
    origin = now.nanoseconds - Self.nanoseconds(milliseconds)
  }

  /// Takes what the page's clock said into account.
  package mutating func observe(_ milliseconds: Double, at now: PhoneInstant) {
    origin = min(origin, now.nanoseconds - Self.nanoseconds(milliseconds))
  }

  /// The phone's time at a time of the page.
  package func instant(_ milliseconds: Double) -> PhoneInstant {
    PhoneInstant(nanoseconds: origin + Self.nanoseconds(milliseconds))
  }

  private static func nanoseconds(_ milliseconds: Double) -> Int64 {
    Int64((milliseconds * 1e6).rounded())
  }
}
