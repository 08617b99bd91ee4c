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

    /// The algorithm under the name that all frameworks share.
    var algorithm: PhoneAlgorithm {
      switch self {
      case .lzfse: .lzfse
      case .lz4: .lz4
      case .lzma: .lzma
      case .zlib: .zlib
      }
    }
  }
}
