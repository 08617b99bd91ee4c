/// An image of pixels.
///
/// Two images are equal if their pixels are; comparing different ones is fast.
public final class DrawingImage: Sendable {
  /// The width in pixels, 1…`sideLimit`.
  public let width: Int
  /// The height in pixels, 1…`sideLimit`.
  public let height: Int
  /// The pixels, row by row from the top, in the order blue, green, red, alpha; premultiplied.
  public let pixels: [UInt8]
  /// A 64-bit hash of the size and the pixels.
  ///
  /// A sender that has sent an image with a digest need not send it again.
  public let digest: UInt64

  /// The greatest width or height, in pixels.
  ///
  /// - Source: guess; Cairo's own limit is 32,767, which no memory of ours would hold.
  public static let sideLimit = 16_384
  /// The maximum number of pixels, which take 512 MB.
  ///
  /// - Source: guess; a screen has 3 million.
  public static let pixelLimit = 1 << 27

  /// Creates an image from pixels, or returns `nil` if their number does not match the size.
  ///
  /// Components greater than alpha are reduced to it.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard Self.isPossible(width: width, height: height), pixels.count == width * height * 4 else {
      return nil
    }
    (self.width, self.height) = (width, height)
    self.pixels = Self.multiplied(pixels)
    digest = Self.digest(width: width, height: height, self.pixels)
  }

  /// Returns whether an image can have a size.
  public static func isPossible(width: Int, height: Int) -> Bool {
    (1...sideLimit).contains(width) && (1...sideLimit).contains(height)
      && width * height <= pixelLimit
  }

  // MARK: Internals

  private static func multiplied(_ pixels: [UInt8]) -> [UInt8] {
    let isValid = pixels.withUnsafeBufferPointer { bytes in
      var worst = false
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = bytes[start + 3]
        worst =
          worst || bytes[start] > alpha || bytes[start + 1] > alpha || bytes[start + 2] > alpha
      }
      return !worst
    }
    if isValid { return pixels }
    var result = pixels
    for start in stride(from: 0, to: result.count, by: 4) {
      let alpha = result[start + 3]
      for index in start..<start + 3 { result[index] = min(result[index], alpha) }
    }
    return result
  }

  /// Returns the hash, mixing eight bytes at a time by a multiplication and a shift.
  ///
  /// - Source: the constants are the golden ratio's fraction and a prime of the FNV hash; any odd
  ///   numbers with well mixed bits would do.
  private static func digest(width: Int, height: Int, _ pixels: [UInt8]) -> UInt64 {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(width) << 32 ^ UInt64(height)
    pixels.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        let count = min(8, bytes.count - place)
        var word: UInt64 = 0
        if count == 8 {
          word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        } else {
          for index in 0..<count { word |= UInt64(bytes[place + index]) << (8 * UInt64(index)) }
        }
        state = (state ^ UInt64(littleEndian: word)) &* 0x9e37_79b9_7f4a_7c15
        state ^= state >> 29
        place += 8
      }
    }
    return state
  }
}

extension DrawingImage: Hashable {
  /// Returns whether two images have the same pixels.
  public static func == (a: DrawingImage, b: DrawingImage) -> Bool {
    a === b
      || (a.digest == b.digest && a.width == b.width && a.height == b.height
        && a.pixels == b.pixels)
  }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
