/// The operation of a filter.
public enum FilterOperation: RawRepresentable, Sendable {
  /// The filter compresses data.
  case compress
  /// The filter decompresses data.
  case decompress

  /// Creates the operation for a constant; `nil` for one without a case.
  public init?(rawValue: compression_stream_operation) {
    switch rawValue {
    case COMPRESSION_STREAM_ENCODE: self = .compress
    case COMPRESSION_STREAM_DECODE: self = .decompress
    default: return nil
    }
  }

  /// The constant of the operation.
  public var rawValue: compression_stream_operation {
    switch self {
    case .compress: COMPRESSION_STREAM_ENCODE
    case .decompress: COMPRESSION_STREAM_DECODE
    }
  }
}
