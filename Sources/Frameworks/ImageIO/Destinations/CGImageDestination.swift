import Synchronization

/// A destination that encodes images into a file of a format.
///
/// - Thread: any.
public final class CGImageDestination: _CoreFoundationType, _CoreFoundationObject, Sendable {
  /// The target of the finished file.
  ///
  /// Sendable because only the end of the writing uses it, once.
  enum Target: @unchecked Sendable {
    case data(NSMutableData)
    case url(URL)
    case consumer(CGDataConsumer)
  }

  private struct State {
    var images: [EncodedImage] = []
    /// The loop count of a GIF; `nil` without one.
    var loopCount: Int?
    var isFinished = false
  }

  private let format: ImageFormat
  private let capacity: Int
  private let target: Target
  private let state = Mutex(State())

  /// Creates a destination; `nil` if the format cannot be written or there are no images.
  init?(_ target: Target, type: String, count: Int) {
    guard let format = ImageFormat(rawValue: type), Self.formats.contains(format), count > 0 else {
      return nil
    }
    (self.target, self.format, capacity) = (target, format, count)
  }

  /// The formats that can be written.
  static let formats: [ImageFormat] = [.png, .jpeg, .gif, .tiff, .bmp, .heic]

  /// Adds an image with its properties; ignored beyond the number of images.
  func add(_ image: CGImage, _ properties: CFDictionary?) {
    let encoded = EncodedImage(image, properties ?? [:])
    state.withLock { state in
      guard !state.isFinished, state.images.count < capacity else { return }
      state.images.append(encoded)
    }
  }

  /// Sets the properties of the file.
  func set(_ properties: CFDictionary?) {
    let dictionary = properties?[kCGImagePropertyGIFDictionary] as? CFDictionary
    let count = CGImageSource.number(dictionary?[kCGImagePropertyGIFLoopCount]).map { Int($0) }
    state.withLock { $0.loopCount = count ?? $0.loopCount }
  }

  /// Writes the file once, and returns whether that succeeded (ImageIO.IO7).
  func finish() -> Bool {
    state.withLock { state in
      guard !state.isFinished, state.images.count == capacity, let first = state.images.first,
        let data = encode(state, first)
      else { return false }
      state.isFinished = true
      switch target {
      case .data(let target):
        target.append(data)
        return true
      case .url(let url):
        return (try? data.write(to: url, options: .atomic)) != nil
      case .consumer(let consumer):
        let isWritten = data.withUnsafeBytes { consumer.write($0) }
        consumer.finish(isWritten)
        return isWritten
      }
    }
  }

  private func encode(_ state: State, _ first: EncodedImage) -> Data? {
    switch format {
    case .png: first.scaled?.png
    case .jpeg: jpeg(first)
    case .gif: GIFWriter(state.images, loopCount: state.loopCount)?.write()
    case .tiff: first.scaled.flatMap { PixbufWriter.write($0, "tiff") }
    case .bmp: first.scaled.flatMap { PixbufWriter.write($0, "bmp") }
    case .heic: HEICWriter.write(state.images)
    case .webp, .ico, .heif: nil
    }
  }

  /// Returns a JPEG with its metadata.
  private func jpeg(_ image: EncodedImage) -> Data? {
    let data = image.scaled?.jpeg(quality: image.quality ?? Self.defaultQuality)
    guard let data, let metadata = image.metadata else { return data }
    return MetadataWriter.insert(metadata, into: data)
  }

  /// The default quality of a JPEG or HEIC.
  ///
  /// - Source: Apple's reference names no value. Confidence: guess.
  static let defaultQuality = 0.8
}

/// An image that waits for its encoding.
struct EncodedImage: Sendable {
  let image: CGImage
  /// The quality, 0…1; `nil` for the default.
  let quality: Double?
  /// The metadata of a JPEG or HEIC, as a segment of the former; `nil` without any.
  let metadata: Data?
  /// The orientation, 1…8.
  let orientation: Int
  /// The maximum length of a side in pixels; `nil` for any.
  private let limit: Double?
  /// The delay of an image of a GIF, in seconds.
  let delay: Double

  init(_ image: CGImage, _ properties: CFDictionary) {
    self.image = image
    quality = CGImageSource.number(properties[kCGImageDestinationLossyCompressionQuality])
    limit = CGImageSource.number(properties[kCGImageDestinationImageMaxPixelSize])
    metadata = MetadataWriter.segment(of: properties)
    orientation = MetadataWriter.orientation(of: properties) ?? 1
    let timing = properties[kCGImagePropertyGIFDictionary] as? CFDictionary ?? [:]
    delay =
      CGImageSource.number(timing[kCGImagePropertyGIFUnclampedDelayTime])
      ?? CGImageSource.number(timing[kCGImagePropertyGIFDelayTime]) ?? 0
  }

  /// The image, no larger than the limit.
  var scaled: CGImage? { image.scaled(toFit: limit) }
}
