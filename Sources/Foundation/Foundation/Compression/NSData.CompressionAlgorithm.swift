internal import TactusDataCompression

extension NSData {
  /// An algorithm that compresses and decompresses data.
  public enum CompressionAlgorithm: Int, Sendable {
    /// LZFSE, which is not available (Compression.CO6).
    case lzfse = 0
    /// LZ4 in blocks, each after a header with its sizes.
    case lz4 = 1
    /// LZMA in an xz container, at level 6.
    case lzma = 2
    /// DEFLATE without a header, at level 5.
    case zlib = 3

    /// The format; `nil` for the missing one, which is reported once.
    var format: CompressionFormat? {
      switch self {
      case .lzfse:
        MissingAlgorithm.lzfse.report()
        return nil
      case .lz4: return .framedLZ4
      case .lzma: return .xz
      case .zlib: return .deflate
      }
    }
  }
}
