/// The time at which a file was made as one number, the nanoseconds since 1970.
package enum BirthTime {
  /// The seconds since 1970, rounded down, and the nanoseconds since then.
  package static func parts(_ time: Int64) -> (seconds: Int, nanoseconds: Int) {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    return rest < 0
      ? (Int(seconds) - 1, Int(rest) + 1_000_000_000) : (Int(seconds), Int(rest))
  }

  /// The number of a time; 0 for one that it cannot hold, before 1678 or after 2261.
  package static func nanoseconds(_ seconds: Int, _ nanoseconds: Int) -> Int64 {
    let (whole, isLarge) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (time, isLarger) = whole.addingReportingOverflow(Int64(nanoseconds))
    return isLarge || isLarger ? 0 : time
  }
}
