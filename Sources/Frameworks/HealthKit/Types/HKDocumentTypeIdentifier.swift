/// The identifiers of types of documents.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKDocumentTypeIdentifier {
  /// The document “CDA”.
  public static let CDA = Self(rawValue: "HKDocumentTypeIdentifierCDA")
}
