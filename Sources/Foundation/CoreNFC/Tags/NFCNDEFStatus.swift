/// Whether a tag can have a message.
public enum NFCNDEFStatus: UInt, Sendable {
  /// The tag cannot have one.
  case notSupported = 1
  /// The message can be read and written.
  case readWrite = 2
  /// The message can be read.
  case readOnly = 3
}
