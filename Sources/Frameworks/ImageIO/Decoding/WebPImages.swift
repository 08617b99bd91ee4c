internal import CTactusWebp
import TactusDisplayList

/// The images of a WebP, composed by libwebp.
struct WebPImages: DecodedImages {
  let size: (width: Int, height: Int)
  let isDamaged = false
  /// The delay of each image, in seconds.
  private let delays: [Double]
  private let loopCount: Int
  private let decoder: WebPDecoder
  private let hasAlpha: Bool

  var count: Int { delays.count }

  /// Creates the images of a WebP; fails if it is truncated or corrupt.
  init?(_ data: Data) {
    guard let decoder = WebPDecoder(data) else { return nil }
    self.decoder = decoder
    size = (Int(decoder.info.canvas_width), Int(decoder.info.canvas_height))
    guard DrawingImage.isPossible(width: size.width, height: size.height) else { return nil }
    loopCount = Int(decoder.info.loop_count)
    (delays, hasAlpha) = decoder.frameDelays()
    guard !delays.isEmpty else { return nil }
  }

  var properties: ImageProperties {
    guard count > 1 else { return [:] }
    let dictionary: ImageProperties = [kCGImagePropertyWebPLoopCount: loopCount]
    return [kCGImagePropertyWebPDictionary: dictionary]
  }

  func properties(at index: Int) -> ImageProperties {
    var all: ImageProperties = [kCGImagePropertyHasAlpha: hasAlpha]
    if count > 1 {
      all[kCGImagePropertyWebPDictionary] = Self.timing(delays[index], least: leastAnimationDelay)
    }
    return all
  }

  func image(at index: Int) -> CGImage? {
    decoder.pixels(at: index, byteCount: size.width * size.height * 4)
      .flatMap { DrawingImage(width: size.width, height: size.height, pixels: $0) }
      .map { CGImage($0, hasAlpha: hasAlpha) }
  }
}

/// libwebp's decoder of a file, which composes images in order.
///
/// Its owner uses it in one thread at a time.
///
/// Sendable because its owner uses it on one thread at a time.
private final class WebPDecoder: @unchecked Sendable {
  let info: WebPAnimInfo
  private let decoder: OpaquePointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The index of the next image.
  private var next = 0
  private var last: (index: Int, pixels: [UInt8])?

  /// Creates a decoder; `nil` for incomplete or damaged bytes.
  init?(_ data: Data) {
    bytes = .allocate(capacity: data.count)
    _ = data.copyBytes(to: bytes)
    var options = WebPAnimDecoderOptions()
    var info = WebPAnimInfo()
    var source = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    guard WebPAnimDecoderOptionsInit(&options) != 0 else {
      bytes.deallocate()
      return nil
    }
    // Blue, green, red, premultiplied alpha.
    options.color_mode = MODE_bgrA
    guard let decoder = WebPAnimDecoderNew(&source, &options) else {
      bytes.deallocate()
      return nil
    }
    WebPAnimDecoderGetInfo(decoder, &info)
    (self.decoder, self.info) = (decoder, info)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  /// Returns the delays of the images in seconds, and whether an image has alpha.
  func frameDelays() -> (delays: [Double], hasAlpha: Bool) {
    var frame = WebPIterator()
    var delays: [Double] = []
    var hasAlpha = info.frame_count > 1
    guard WebPDemuxGetFrame(WebPAnimDecoderGetDemuxer(decoder), 1, &frame) != 0 else {
      return ([], false)
    }
    repeat {
      delays.append(Double(frame.duration) / 1000)
      hasAlpha = hasAlpha || frame.has_alpha != 0
    } while WebPDemuxNextFrame(&frame) != 0
    WebPDemuxReleaseIterator(&frame)
    return (delays, hasAlpha)
  }

  /// Returns the pixels of an image.
  func pixels(at index: Int, byteCount: Int) -> [UInt8]? {
    if let last, last.index == index { return last.pixels }
    if index < next {
      WebPAnimDecoderReset(decoder)
      next = 0
    }
    var pixels: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    while next <= index {
      guard WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0 else { return nil }
      next += 1
    }
    guard let pixels else { return nil }
    let copy = Array(UnsafeBufferPointer(start: pixels, count: byteCount))
    last = (index, copy)
    return copy
  }
}
