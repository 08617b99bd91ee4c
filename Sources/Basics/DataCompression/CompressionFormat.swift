/// A format of compressed data.
public enum CompressionFormat: Sendable, CaseIterable {
  /// DEFLATE (RFC 1951), without a header or a checksum.
  case deflate
  /// An xz container with LZMA2.
  case xz
  /// Brotli (RFC 7932).
  case brotli
  /// Blocks of LZ4, each after a header with its sizes.
  case framedLZ4

  /// Returns a codec of the format, or `nil` without enough memory.
  public func codec(_ direction: CompressionDirection) -> (any DataCodec)? {
    switch (self, direction) {
    case (.deflate, _): DeflateCodec(direction)
    case (.xz, _): XZCodec(direction)
    case (.brotli, .compress): BrotliEncoder()
    case (.brotli, .decompress): BrotliDecoder()
    case (.framedLZ4, .compress): FramedLZ4Encoder()
    case (.framedLZ4, .decompress): FramedLZ4Decoder()
    }
  }
}
