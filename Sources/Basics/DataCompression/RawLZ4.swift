internal import CTactusLZ4

/// Single blocks of LZ4, by liblz4.
public enum RawLZ4 {
  /// Compresses bytes as one block.
  ///
  /// - Returns: The number of bytes written, or 0 if they do not fit.
  public static func compress(
    _ source: UnsafeBufferPointer<UInt8>, into destination: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard source.count <= longestCount else { return 0 }
    let capacity = Int32(clamping: destination.count)
    let bound = Int(LZ4_compressBound(Int32(source.count)))
    if destination.count < bound {
      // With less space than the longest result, LZ4 also gives up where the result would fit.
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bound) { space in
        let count = compress(source, into: space)
        guard count <= destination.count else { return 0 }
        _ = destination.update(fromContentsOf: space[..<count])
        return count
      }
    }
    let count = withCharacters(source) { from in
      destination.withMemoryRebound(to: CChar.self) { to in
        LZ4_compress_default(from, to.baseAddress, Int32(source.count), capacity)
      }
    }
    return max(0, Int(count))
  }

  /// Decompresses one block, and stops where the space ends.
  ///
  /// - Returns: The number of bytes written, or `nil` if the block is damaged.
  public static func decompress(
    _ source: UnsafeBufferPointer<UInt8>, into destination: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard source.count <= longestCount, !source.isEmpty else { return nil }
    let capacity = Int32(clamping: destination.count)
    let count = withCharacters(source) { from in
      destination.withMemoryRebound(to: CChar.self) { to in
        let whole = LZ4_decompress_safe(from, to.baseAddress, Int32(source.count), capacity)
        if whole >= 0 { return whole }
        // The block is longer than the space, or damaged. Less than a full space is damage.
        let part = LZ4_decompress_safe_partial(
          from, to.baseAddress, Int32(source.count), capacity, capacity)
        return part == capacity ? part : -1
      }
    }
    return count < 0 ? nil : Int(count)
  }

  // MARK: Internals

  /// The most bytes of a block, LZ4's own limit.
  private static let longestCount = 0x7E00_0000

  /// The most bytes that a block looks back, by LZ4's description of its format.
  static let longestDistance = 1 << 16

  /// Returns whether a block can have these sizes: a byte stands for at most 255 others.
  static func canDecompress(_ encodedCount: Int, to plainCount: Int) -> Bool {
    encodedCount > 0 && encodedCount <= longestCount && plainCount <= longestCount
      && plainCount <= 255 * encodedCount
  }

  /// Compresses bytes; `nil` if the result has more bytes than a limit.
  static func compress(_ bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: limit)
    let count = bytes.withUnsafeBufferPointer { source in
      block.withUnsafeMutableBufferPointer { compress(source, into: $0) }
    }
    return count > 0 ? Array(block[..<count]) : nil
  }

  /// Decompresses a block of a known size that may refer to earlier bytes; `nil` for damage.
  static func decompress(_ bytes: [UInt8], count: Int, after history: [UInt8]) -> [UInt8]? {
    let dictionary = history.suffix(longestDistance)
    var isWhole = false
    let block = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { buffer, written in
      let result = bytes.withUnsafeBufferPointer { source in
        withCharacters(source) { from in
          buffer.withMemoryRebound(to: CChar.self) { to in
            dictionary.withUnsafeBufferPointer { earlier in
              withCharacters(earlier) { past in
                LZ4_decompress_safe_usingDict(
                  from, to.baseAddress, Int32(bytes.count), Int32(count), past,
                  Int32(earlier.count))
              }
            }
          }
        }
      }
      isWhole = Int(result) == count
      written = isWhole ? count : 0
    }
    return isWhole ? block : nil
  }

  private static func withCharacters<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress) }
  }
}
