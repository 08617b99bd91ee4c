internal import CTactusGIF
import TactusDisplayList

/// The images of a GIF, each composed over the previous ones.
struct GIFImages: DecodedImages {
  /// An image as stored in the file.
  private struct Frame {
    var (left, top, width, height) = (0, 0, 0, 0)
    /// An index into the colors for each pixel.
    var indices: [UInt8] = []
    /// Red, green and blue of each color.
    var colors: [(UInt8, UInt8, UInt8)] = []
    var transparent = -1
    var disposal = 0
    var delay = 0.0
  }

  private(set) var size = (width: 0, height: 0)
  private(set) var isDamaged = false
  private var frames: [Frame] = []
  private var loopCount: Int?
  /// The canvas after the last composed image, and the index of that image.
  private var canvas: [UInt8] = []
  private var composed = -1

  var count: Int { frames.count }

  /// Creates the images of a GIF; fails if it has none.
  init?(_ data: Data) {
    let reader = GIFReader(data)
    guard let file = reader.open() else { return nil }
    defer { reader.close(file) }
    size = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    guard DrawingImage.isPossible(width: size.width, height: size.height) else { return nil }
    isDamaged = !read(file)
    guard !frames.isEmpty else { return nil }
  }

  // MARK: Reading

  /// Reads all records, and returns whether the file is complete.
  private mutating func read(_ file: UnsafeMutablePointer<GifFileType>) -> Bool {
    var next = Frame()
    var pixels = 0
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &kind) == GIF_OK else { return false }
      switch kind {
      case IMAGE_DESC_RECORD_TYPE:
        guard DGifGetImageDesc(file) == GIF_OK else { return false }
        let area = Int(file.pointee.Image.Width) * Int(file.pointee.Image.Height)
        pixels += area
        guard area > 0, pixels <= DrawingImage.pixelLimit, readPixels(file, into: &next) else {
          return false
        }
        frames.append(next)
        next = Frame()
      case EXTENSION_RECORD_TYPE:
        guard readExtension(file, into: &next) else { return false }
      case TERMINATE_RECORD_TYPE:
        return true
      default:
        return false
      }
    }
  }

  private func readPixels(
    _ file: UnsafeMutablePointer<GifFileType>, into frame: inout Frame
  ) -> Bool {
    let image = file.pointee.Image
    (frame.left, frame.top) = (Int(image.Left), Int(image.Top))
    (frame.width, frame.height) = (Int(image.Width), Int(image.Height))
    guard let map = image.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
      return false
    }
    frame.colors = (0..<Int(map.pointee.ColorCount)).map {
      (colors[$0].Red, colors[$0].Green, colors[$0].Blue)
    }
    // The rows of an interlaced image are stored in four passes.
    let passes = image.Interlace ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    let width = frame.width
    frame.indices = [UInt8](repeating: 0, count: width * frame.height)
    for (first, step) in passes {
      for row in stride(from: first, to: frame.height, by: step) {
        let isRead = frame.indices.withUnsafeMutableBufferPointer {
          $0.baseAddress.map { DGifGetLine(file, $0 + row * width, Int32(width)) == GIF_OK }
            ?? false
        }
        guard isRead else { return false }
      }
    }
    return true
  }

  private mutating func readExtension(
    _ file: UnsafeMutablePointer<GifFileType>, into frame: inout Frame
  ) -> Bool {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetExtension(file, &code, &block) == GIF_OK else { return false }
    var isLoop = false
    while let bytes = block {
      // The first byte is the length.
      let content = Array(UnsafeBufferPointer(start: bytes + 1, count: Int(bytes[0])))
      var control = GraphicsControlBlock()
      if code == GRAPHICS_EXT_FUNC_CODE,
        DGifExtensionToGCB(content.count, content, &control) == GIF_OK
      {
        frame.transparent = Int(control.TransparentColor)
        frame.disposal = Int(control.DisposalMode)
        frame.delay = Double(control.DelayTime) / 100
      } else if isLoop, content.count >= 3, content[0] == 1 {
        loopCount = Int(content[1]) | Int(content[2]) << 8
      } else if code == APPLICATION_EXT_FUNC_CODE {
        isLoop = content == Array("NETSCAPE2.0".utf8) || content == Array("ANIMEXTS1.0".utf8)
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { return false }
    }
    return true
  }

  // MARK: Properties

  var properties: ImageProperties {
    loopCount.map {
      let dictionary: ImageProperties = [kCGImagePropertyGIFLoopCount: $0]
      return [kCGImagePropertyGIFDictionary: dictionary]
    } ?? [:]
  }

  func properties(at index: Int) -> ImageProperties {
    let hasAlpha = frames[index].transparent >= 0
    return [
      kCGImagePropertyGIFDictionary: Self.timing(frames[index].delay, least: leastAnimationDelay),
      kCGImagePropertyHasAlpha: hasAlpha,
    ]
  }

  // MARK: Composing

  mutating func image(at index: Int) -> CGImage? {
    if index < composed || composed < 0 {
      canvas = [UInt8](repeating: 0, count: size.width * size.height * 4)
      composed = -1
    }
    while composed < index {
      composed += 1
      let frame = frames[composed]
      let before = canvas
      paint(frame)
      if composed == index { last = canvas }
      switch Int32(frame.disposal) {
      case DISPOSE_BACKGROUND: clear(frame)
      case DISPOSE_PREVIOUS: canvas = before
      default: break
      }
    }
    return DrawingImage(width: size.width, height: size.height, pixels: last).map { CGImage($0) }
  }

  /// The pixels of the last image that was returned, before its disposal.
  private var last: [UInt8] = []

  private func forEachPixel(of frame: Frame, _ body: (_ source: Int, _ target: Int) -> Void) {
    let columns = max(0, min(frame.width, size.width - frame.left))
    let rows = max(0, min(frame.height, size.height - frame.top))
    for row in 0..<rows {
      for column in 0..<columns {
        let target = ((frame.top + row) * size.width + frame.left + column) * 4
        body(row * frame.width + column, target)
      }
    }
  }

  private mutating func paint(_ frame: Frame) {
    var pixels = canvas
    forEachPixel(of: frame) { source, target in
      let index = Int(frame.indices[source])
      guard index != frame.transparent, index < frame.colors.count else { return }
      let color = frame.colors[index]
      (pixels[target], pixels[target + 1]) = (color.2, color.1)
      (pixels[target + 2], pixels[target + 3]) = (color.0, 255)
    }
    canvas = pixels
  }

  private mutating func clear(_ frame: Frame) {
    var pixels = canvas
    forEachPixel(of: frame) { _, target in
      for index in target..<target + 4 { pixels[index] = 0 }
    }
    canvas = pixels
  }
}

/// The bytes that giflib reads.
private final class GIFReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ data: Data) { bytes = Array(data) }

  /// Opens a file with giflib; `nil` for other bytes.
  func open() -> UnsafeMutablePointer<GifFileType>? {
    DGifOpen(
      Unmanaged.passUnretained(self).toOpaque(),
      { file, target, count in
        guard let owner = file?.pointee.UserData, let target else { return 0 }
        return Unmanaged<GIFReader>.fromOpaque(owner).takeUnretainedValue()
          .read(into: target, count: Int(count))
      }, nil)
  }

  func close(_ file: UnsafeMutablePointer<GifFileType>) { DGifCloseFile(file, nil) }

  private func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Int32 {
    let piece = bytes[place..<min(place + count, bytes.count)]
    for (index, byte) in piece.enumerated() { target[index] = byte }
    place += piece.count
    return Int32(piece.count)
  }
}
