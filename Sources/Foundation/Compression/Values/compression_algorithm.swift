/// An algorithm for compressing and decompressing data.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  /// The number of Apple's header.
  public var rawValue: UInt32

  /// Creates a value from a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

// The values of Apple's public header. Confidence: documented.

/// LZ4 in blocks, each after a header with its sizes (Compression.CO3).
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// One block of LZ4 without a header, for buffers only (Compression.CO4).
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE without a header, at level 5 (Compression.CO1).
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA in an xz container, at level 6 (Compression.CO2).
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZBITMAP, which is not available (Compression.CO6).
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// LZFSE, which is not available (Compression.CO6).
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli, at level 2 (Compression.CO5).
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
