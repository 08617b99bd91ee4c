/// Flags of a step of a stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  /// The number of Apple's header.
  public var rawValue: UInt32

  /// Creates a value from a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

// The value of Apple's public header. Confidence: documented.

/// No input follows.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(0x1)
