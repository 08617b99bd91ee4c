/// The type name formats of a record.
public enum NFCTypeNameFormat: UInt8, Sendable {
  /// An empty record.
  case empty = 0
  /// A well-known type of the NFC Forum.
  case nfcWellKnown = 1
  /// A MIME type.
  case media = 2
  /// An absolute URI.
  case absoluteURI = 3
  /// An external type of another organization.
  case nfcExternal = 4
  /// An unknown type.
  case unknown = 5
  /// The type of the previous chunk.
  case unchanged = 6
}
