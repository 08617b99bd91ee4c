import TactusCoreFoundation

/// The name of a property of a stream, as Core Foundation has it.
public struct CFStreamPropertyKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: CFString
  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The bytes that a stream to memory has received.
  public static let dataWritten = CFStreamPropertyKey("kCFStreamPropertyDataWritten")
  /// Whether a stream to a file adds to it.
  public static let appendToFile = CFStreamPropertyKey("kCFStreamPropertyAppendToFile")
  /// The place in a file.
  public static let fileCurrentOffset = CFStreamPropertyKey("kCFStreamPropertyFileCurrentOffset")
  /// The bytes of the number of the socket, an `Int32`.
  public static let socketNativeHandle = CFStreamPropertyKey("kCFStreamPropertySocketNativeHandle")
  /// The name of the host.
  public static let socketRemoteHostName = CFStreamPropertyKey(
    "kCFStreamPropertySocketRemoteHostName")
  /// The port of the host.
  public static let socketRemotePortNumber = CFStreamPropertyKey(
    "kCFStreamPropertySocketRemotePortNumber")
}

extension CFStreamPropertyKey: _WrappedWord {}
