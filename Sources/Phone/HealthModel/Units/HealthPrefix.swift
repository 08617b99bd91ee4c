/// The metric prefixes of units.
///
/// - Source: the strings of Apple's reference of `HKUnit`. Confidence: documented.
public enum HealthPrefix: Int, Sendable, CaseIterable {
  /// No prefix, and the prefixes in the order of their powers.
  case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  /// The symbol in the text of a unit.
  public var symbol: String {
    ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }

  /// The power of ten.
  public var power: Int { [0, -15, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12][rawValue] }
}
