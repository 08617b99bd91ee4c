/// The result of a step of a stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  /// The number of Apple's header.
  public var rawValue: Int32

  /// Creates a value from a number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Creates a value from a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

// The values of Apple's public header. Confidence: documented.

/// The step succeeded, and the stream goes on.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The stream is invalid, or its data is damaged.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The stream has ended, and all its output was written.
public let COMPRESSION_STATUS_END = compression_status(1)
