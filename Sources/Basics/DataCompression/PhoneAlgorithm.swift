internal import TactusCrashReports

/// An algorithm of an iPhone for streams, whatever the framework that names it.
package enum PhoneAlgorithm: String {
  case zlib = "zlib"
  case lzma = "LZMA"
  case lz4 = "LZ4"
  case brotli = "Brotli"
  case lzfse = "LZFSE"
  case lzbitmap = "LZBITMAP"

  /// The format; `nil` for an algorithm for which Debian 12 has no library, which is reported once
  /// with the place in the app's code (Compression.CO6).
  package var format: CompressionFormat? {
    switch self {
    case .zlib: return .deflate
    case .lzma: return .xz
    case .lz4: return .framedLZ4
    case .brotli: return .brotli
    case .lzfse, .lzbitmap:
      RuntimeWarning.once(
        "\(rawValue) is not available, because Debian 12 has no library for it; nothing was "
          + "converted", namesPlace: true)
      return nil
    }
  }
}
