internal import CTactusGIF

/// An encoder of images as a GIF, with at most 255 colors and a transparent one.
struct GIFWriter {
  private let images: [EncodedImage]
  private let loopCount: Int?
  private let size: (width: Int, height: Int)

  /// Creates an encoder; fails if the images differ in size or are too large.
  init?(_ images: [EncodedImage], loopCount: Int?) {
    guard let first = images.first?.image, first.width <= 65_535, first.height <= 65_535,
      images.allSatisfy({ $0.image.width == first.width && $0.image.height == first.height })
    else { return nil }
    (self.images, self.loopCount, size) = (images, loopCount, (first.width, first.height))
  }

  /// Returns the file; `nil` without enough memory.
  func write() -> Data? {
    let sink = GIFSink()
    let file = EGifOpen(
      Unmanaged.passUnretained(sink).toOpaque(),
      { file, bytes, count in
        guard let owner = file?.pointee.UserData, let bytes else { return 0 }
        Unmanaged<GIFSink>.fromOpaque(owner).takeUnretainedValue().data
          .append(bytes, count: Int(count))
        return count
      }, nil)
    guard let file else { return nil }
    EGifSetGifVersion(file, true)
    let isWritten =
      EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), 8, 0, nil) == GIF_OK
      && writeLoop(file) && images.allSatisfy { write($0, to: file) }
    guard EGifCloseFile(file, nil) == GIF_OK, isWritten else { return nil }
    return sink.data
  }

  private func writeLoop(_ file: UnsafeMutablePointer<GifFileType>) -> Bool {
    guard let loopCount else { return true }
    let count = UInt16(clamping: loopCount)
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
      && EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)) == GIF_OK
      && EGifPutExtensionBlock(file, 3, [1, UInt8(count & 0xff), UInt8(count >> 8)]) == GIF_OK
      && EGifPutExtensionTrailer(file) == GIF_OK
  }

  private func write(
    _ encoded: EncodedImage, to file: UnsafeMutablePointer<GifFileType>
  ) -> Bool {
    let pixels = encoded.image.drawing.pixels
    guard var (indices, colors) = exactColors(pixels) ?? reducedColors(pixels) else { return false }
    guard let map = GifMakeMapObject(256, &colors) else { return false }
    defer { GifFreeMapObject(map) }
    var hasAlpha = false
    for index in indices.indices where pixels[index * 4 + 3] < 128 {
      indices[index] = 255
      hasAlpha = true
    }
    var control = GraphicsControlBlock()
    control.DisposalMode = hasAlpha ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
    control.DelayTime = Int32(clamping: Int((min(max(encoded.delay, 0), 655) * 100).rounded()))
    control.TransparentColor = hasAlpha ? 255 : NO_TRANSPARENT_COLOR
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, bytes) == GIF_OK,
      EGifPutImageDesc(file, 0, 0, Int32(size.width), Int32(size.height), false, map) == GIF_OK
    else { return false }
    return (0..<size.height).allSatisfy { row in
      indices.withUnsafeMutableBufferPointer {
        $0.baseAddress.map {
          EGifPutLine(file, $0 + row * size.width, Int32(size.width)) == GIF_OK
        } ?? false
      }
    }
  }
}

extension GIFWriter {
  private typealias Reduction = (indices: [UInt8], colors: [GifColorType])

  /// The number of colors besides the transparent one, which is the last.
  private static let colorCount = 255

  /// Returns the palette and the color index of each pixel; `nil` if there are too many colors.
  private func exactColors(_ pixels: [UInt8]) -> Reduction? {
    var colors: [GifColorType] = []
    var places: [UInt32: UInt8] = [:]
    var indices = [UInt8](repeating: 0, count: pixels.count / 4)
    for index in indices.indices {
      let start = index * 4
      let (blue, green, red) = (pixels[start], pixels[start + 1], pixels[start + 2])
      let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      if let place = places[number] {
        indices[index] = place
        continue
      }
      guard colors.count < Self.colorCount else { return nil }
      (indices[index], places[number]) = (UInt8(colors.count), UInt8(colors.count))
      colors.append(GifColorType(Red: red, Green: green, Blue: blue))
    }
    let unused = GifColorType(Red: 0, Green: 0, Blue: 0)
    return (indices, colors + Array(repeating: unused, count: 256 - colors.count))
  }

  /// Returns pixels quantized by giflib; `nil` without enough memory.
  private func reducedColors(_ pixels: [UInt8]) -> Reduction? {
    func component(_ offset: Int) -> [UInt8] {
      stride(from: offset, to: pixels.count, by: 4).map { pixels[$0] }
    }
    var (blues, greens, reds) = (component(0), component(1), component(2))
    var indices = [UInt8](repeating: 0, count: reds.count)
    var colors = Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 256)
    var count = Int32(Self.colorCount)
    let isReduced = GifQuantizeBuffer(
      UInt32(size.width), UInt32(size.height), &count, &reds, &greens, &blues, &indices, &colors)
    return isReduced == GIF_OK ? (indices, colors) : nil
  }
}

/// The bytes that giflib writes.
private final class GIFSink {
  var data = Data()
}
