extension CMTime {
  /// Creates a time from nanoseconds.
  init(nanoseconds: Int64) { self.init(value: nanoseconds, timescale: 1_000_000_000) }

  /// The time in nanoseconds, rounded; nil if it is not numeric, or too large.
  var nanoseconds: Int64? {
    let time = convertScale(1_000_000_000, method: .default)
    return time.isNumeric ? time.value : nil
  }
}
