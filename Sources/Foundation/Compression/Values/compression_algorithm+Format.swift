internal import TactusDataCompression

extension compression_algorithm {
  /// The format of streams; `nil` for an algorithm without one or without a library, of which the
  /// latter is reported once (Compression.CO6).
  var streamFormat: CompressionFormat? { Self.algorithms[self]?.format }

  private static let algorithms: [compression_algorithm: PhoneAlgorithm] = [
    COMPRESSION_ZLIB: .zlib, COMPRESSION_LZMA: .lzma, COMPRESSION_LZ4: .lz4,
    COMPRESSION_BROTLI: .brotli, COMPRESSION_LZFSE: .lzfse, COMPRESSION_LZBITMAP: .lzbitmap,
  ]
}
