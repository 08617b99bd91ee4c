internal import TactusCrashReports
internal import TactusDataCompression

extension compression_algorithm {
  /// The format of streams; `nil` for an algorithm without streams or without a library, of which
  /// the latter is reported once (Compression.CO6).
  var streamFormat: CompressionFormat? {
    switch self {
    case COMPRESSION_ZLIB: return .deflate
    case COMPRESSION_LZMA: return .xz
    case COMPRESSION_LZ4: return .framedLZ4
    case COMPRESSION_BROTLI: return .brotli
    case COMPRESSION_LZFSE:
      reportMissing("LZFSE")
      return nil
    case COMPRESSION_LZBITMAP:
      reportMissing("LZBITMAP")
      return nil
    default: return nil
    }
  }

  private func reportMissing(_ name: String) {
    RuntimeWarning.once(
      "\(name) is not available, because Debian 12 has no library for it; nothing was converted",
      namesPlace: true)
  }
}
