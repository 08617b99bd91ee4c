extension ByteCountFormatter {
  /// Formats an amount of information (Formatters.FM18).
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Self.bytes(measurement))
  }

  /// Formats an amount of information.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: CountStyle
  ) -> String {
    string(fromByteCount: bytes(measurement), countStyle: countStyle)
  }

  /// Returns whole bytes.
  private static func bytes(_ measurement: Measurement<UnitInformationStorage>) -> Int64 {
    let bytes = measurement.converted(to: .bytes).value.rounded()
    return Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
  }
}
