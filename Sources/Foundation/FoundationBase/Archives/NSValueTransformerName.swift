/// The name of a value transformer.
public struct NSValueTransformerName: Hashable, RawRepresentable, Sendable {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The transformer that negates a Boolean value.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// The transformer that returns whether a value is nil.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// The transformer that returns whether a value is not nil.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// The transformer that reads an archive.
  public static let unarchiveFromDataTransformerName =
    NSValueTransformerName("NSUnarchiveFromData")
  /// The transformer that reads a keyed archive.
  public static let keyedUnarchiveFromDataTransformerName =
    NSValueTransformerName("NSKeyedUnarchiveFromData")
  /// The transformer that reads an archive of known classes.
  public static let secureUnarchiveFromDataTransformerName =
    NSValueTransformerName("NSSecureUnarchiveFromData")
}
