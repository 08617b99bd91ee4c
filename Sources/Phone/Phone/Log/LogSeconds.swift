import TactusPhoneTypes

/// The conversion between instants and the decimal seconds of the haptic log, exact to the
/// nanosecond.
enum LogSeconds {
  /// Returns the seconds since boot with nine decimal places.
  static func text(_ instant: PhoneInstant) -> String {
    let count = instant.nanoseconds.magnitude
    let fraction = String(count % 1_000_000_000)
    let zeros = String(repeating: "0", count: 9 - fraction.count)
    return "\(instant.nanoseconds < 0 ? "-" : "")\(count / 1_000_000_000).\(zeros)\(fraction)"
  }

  /// Returns the instant of a decimal number; digits beyond the ninth are dropped.
  ///
  /// - Returns: `nil` for a number with an exponent, or beyond the range of an instant.
  static func instant(_ text: String) -> PhoneInstant? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let seconds = Int64(parts[0]) else { return nil }
    let digits = parts.count > 1 ? parts[1].prefix(9) : ""
    guard digits.allSatisfy(\.isNumber), parts.count == 1 || !digits.isEmpty,
      let fraction = Int64(digits + String(repeating: "0", count: 9 - digits.count))
    else { return nil }
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let sign: Int64 = text.hasPrefix("-") ? -1 : 1
    let (sum, overflow2) = whole.addingReportingOverflow(sign * fraction)
    return overflow || overflow2 ? nil : PhoneInstant(nanoseconds: sum)
  }
}
