/// Compression or decompression by a stream.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  /// The number of Apple's header.
  public var rawValue: UInt32

  /// Creates a value from a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

// The values of Apple's public header. Confidence: documented.

/// Compression.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Decompression.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)
