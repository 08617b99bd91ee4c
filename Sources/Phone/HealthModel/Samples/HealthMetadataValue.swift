/// A value of a sample's metadata.
public enum HealthMetadataValue: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A number; Boolean values are 0 and 1.
  case number(Double)
  /// A time, in seconds since the beginning of 2001 (UTC).
  case date(Double)
  /// A quantity with its unit.
  case quantity(Double, HealthUnit)
}
