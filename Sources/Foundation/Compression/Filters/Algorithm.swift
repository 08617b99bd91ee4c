/// The compression algorithm of a filter.
public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
  /// LZFSE, which is not available (Compression.CO6).
  case lzfse
  /// DEFLATE without a header, at level 5.
  case zlib
  /// LZ4 in blocks, each after a header with its sizes.
  case lz4
  /// LZMA in an xz container, at level 6.
  case lzma
  /// Brotli, at level 2.
  case brotli
  /// LZBITMAP, which has no streams.
  case lzbitmap

  /// Creates the algorithm for a constant; `nil` for one without a case.
  public init?(rawValue: compression_algorithm) {
    guard let algorithm = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = algorithm
  }

  /// The constant of the algorithm.
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }
}
