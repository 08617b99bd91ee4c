/// The NDEF capabilities of a tag.
public enum NFCNDEFStatus: UInt, Sendable {
  /// NDEF is not supported.
  case notSupported = 1
  /// Readable and writable.
  case readWrite = 2
  /// Readable only.
  case readOnly = 3
}
