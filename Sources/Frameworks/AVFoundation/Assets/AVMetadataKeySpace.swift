/// A family of keys.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The text of the family.
  public let rawValue: String
  /// Creates a family from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The keys that all formats have.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
}
