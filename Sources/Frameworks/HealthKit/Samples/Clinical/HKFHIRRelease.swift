/// The releases of the standard FHIR.
///
/// - Source: Apple's reference for the names. Confidence: guess for the strings.
public struct HKFHIRRelease: RawRepresentable, Hashable, Sendable {
  /// The release as a string.
  public let rawValue: String

  /// Creates a release.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The second draft standard (DSTU2), version 1.0.
  public static let dstu2 = Self(rawValue: "DSTU2")
  /// The fourth release (R4), version 4.0.
  public static let r4 = Self(rawValue: "R4")
  /// An unknown release.
  public static let unknown = Self(rawValue: "Unknown")
}
