internal import TactusDataCompression

extension compression_algorithm {
  /// The format of streams; `nil` for an algorithm without one or without a library, of which the
  /// latter is reported once (Compression.CO6).
  var streamFormat: CompressionFormat? {
    switch self {
    case COMPRESSION_ZLIB: return .deflate
    case COMPRESSION_LZMA: return .xz
    case COMPRESSION_LZ4: return .framedLZ4
    case COMPRESSION_BROTLI: return .brotli
    case COMPRESSION_LZFSE: MissingAlgorithm.lzfse.report()
    case COMPRESSION_LZBITMAP: MissingAlgorithm.lzbitmap.report()
    default: break
    }
    return nil
  }
}
