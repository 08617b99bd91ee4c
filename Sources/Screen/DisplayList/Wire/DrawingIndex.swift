/// An index of the images and glyphs of an encoded drawing.
///
/// A host that passes drawings on uses it to find the images and glyphs that a receiver needs. The
/// commands are validated and not decoded, and are passed on as they are.
///
/// The index accepts the same bytes as `DrawingReader` does without known images.
public struct DrawingIndex: Sendable {
  /// An image of the drawing.
  public struct Image: Sendable, Hashable {
    /// The digest of the image.
    public let digest: UInt64
    /// The number of bytes of the pixels.
    public let byteCount: Int

    /// The bytes of the image after its digest: the byte 1, the size and the pixels.
    let contents: Range<Int>
  }

  /// The glyphs of a font.
  public struct Glyphs: Sendable, Hashable {
    /// The font.
    public let font: DrawingFont
    /// The numbers of the glyphs, each once, in the order of their first use.
    public let ids: [UInt32]
  }

  /// The bytes of the drawing.
  public let bytes: [UInt8]
  /// The images, in the order of the drawing's table.
  public let images: [Image]
  /// The glyphs by their fonts, in the order of the drawing's table.
  public let glyphs: [Glyphs]

  /// Creates the index of a drawing.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the drawing, without any others.
  ///   - verified: Digests of images whose pixels are not compared with the digest again, such as
  ///     those of the previous drawing.
  /// - Throws: The error that `DrawingReader` throws for these bytes.
  /// - Complexity: O(*n*) in the bytes of the commands and of the images that are not verified.
  public init(
    _ bytes: [UInt8], verified: Set<UInt64> = []
  ) throws(DrawingFormatError) {
    var scanner = try DrawingScanner(bytes, verified: verified)
    try scanner.scan()
    self.bytes = bytes
    images = scanner.images
    glyphs = scanner.glyphs
  }

  /// Returns the bytes of the drawing for a receiver that has some images; their pixels are
  /// omitted.
  ///
  /// Without such images the result is `bytes`, and nothing is copied.
  public func bytes(omitting known: Set<UInt64>) -> [UInt8] {
    let omitted = images.filter { known.contains($0.digest) }
    guard !omitted.isEmpty else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count - omitted.reduce(0) { $0 + $1.byteCount })
    var place = 0
    for image in omitted {
      result += bytes[place..<image.contents.lowerBound]
      result.append(0)
      place = image.contents.upperBound
    }
    return result + bytes[place...]
  }
}
