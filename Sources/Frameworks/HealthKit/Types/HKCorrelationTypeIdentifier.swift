/// The identifiers of types of correlations.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCorrelationTypeIdentifier {
  /// The correlation “blood pressure”.
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// The correlation “food”.
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
