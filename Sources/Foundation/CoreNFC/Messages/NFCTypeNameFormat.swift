/// The format of the name of a record's type.
public enum NFCTypeNameFormat: UInt8, Sendable {
  /// The record is empty.
  case empty = 0
  /// A type of the NFC Forum.
  case nfcWellKnown = 1
  /// A MIME type.
  case media = 2
  /// An address.
  case absoluteURI = 3
  /// A type of another organization.
  case nfcExternal = 4
  /// The type is not known.
  case unknown = 5
  /// The type is that of the chunk before.
  case unchanged = 6
}
