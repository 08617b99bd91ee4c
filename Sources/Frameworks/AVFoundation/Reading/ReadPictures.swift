import TactusMediaReading

/// The frames for a reader, in order (Players.RD4…).
///
/// - Thread: one at a time.
final class ReadPictures {
  /// Returns the reason why frames cannot be read with settings; nil if they can.
  static func refusal(_ settings: [String: Any]?) -> String? {
    guard let settings else {
      return "its pictures are compressed, and are read with settings of a pixel format only"
    }
    guard PixelLayout(format(settings)) != nil else {
      return "its pixel format is not one of 8 bits a component in RGB or 4:2:0"
    }
    return nil
  }

  /// Opens frames.
  ///
  /// - Parameters:
  ///   - source: The frames.
  ///   - size: Their size.
  ///   - settings: The format and the size of the buffers; the video's are used where omitted.
  ///   - step: The duration of the last frame.
  init(
    _ source: PictureSource, _ size: VideoSize, _ settings: [String: Any]?, step: CMTime
  ) throws {
    func number(_ key: CFString) -> Int? {
      let value = settings?[key as String]
      return (value as? NSNumber)?.intValue ?? value as? Int
    }
    let wanted = VideoSize(
      width: number(kCVPixelBufferWidthKey) ?? size.width,
      height: number(kCVPixelBufferHeightKey) ?? size.height)
    guard (1...VideoSize.largestSide).contains(wanted.width),
      (1...VideoSize.largestSide).contains(wanted.height)
    else { throw AVError(.unsupportedOutputSettings, reason: "the size of pictures is impossible") }
    decoder = try source.open(size: wanted, limit: AVAssetReaderOutput.limit)
    (format, self.step) = (Self.format(settings ?? [:]), step)
  }

  /// Reads other time ranges from now on.
  func restart(_ timeRanges: [CMTimeRange]) {
    ranges = timeRanges.filter(\.isValid).map { range in
      let start = range.start.nanoseconds ?? 0
      return max(0, start)..<max(0, start, range.end.nanoseconds ?? .max)
    }
    (hasBegun, following) = (false, nil)
  }

  /// Returns the next frame; nil at the end.
  func next() throws -> CMSampleBuffer? {
    while let range = ranges.first {
      let found =
        hasBegun ? following : range.isEmpty ? nil : try decoder.picture(at: range.lowerBound)
      guard let picture = found, picture.time < range.upperBound else {
        ranges.removeFirst()
        (hasBegun, following) = (false, nil)
        continue
      }
      following = try decoder.picture(after: picture)
      hasBegun = true
      return try sample(picture, from: range.lowerBound)
    }
    return nil
  }

  // MARK: Internals

  private let decoder: any PictureDecoder
  private let format: OSType
  private let step: CMTime
  /// The time ranges that are still to be read, in nanoseconds.
  private var ranges: [Range<Int64>] = []
  /// Whether a frame of the first range has been read.
  private var hasBegun = false
  private var following: VideoPicture?

  /// Returns the format of settings; by default, biplanar 4:2:0, like an iPhone's decoder.
  ///
  /// - Source: reported. Confidence: guess.
  private static func format(_ settings: [String: Any]) -> OSType {
    CVPixelBuffer.format(of: settings) ?? kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
  }

  private func sample(_ picture: VideoPicture, from start: Int64) throws -> CMSampleBuffer {
    guard let buffer = CVPixelBuffer.make(picture, format: format) else {
      throw AVError(.outOfMemory)
    }
    let time = CMTime(nanoseconds: max(start, picture.time))
    let duration = following.map { CMTime(nanoseconds: $0.time) - time } ?? step
    return try CMSampleBuffer(
      imageBuffer: buffer, formatDescription: CMFormatDescription(imageBuffer: buffer),
      sampleTiming: CMSampleTimingInfo(
        duration: duration, presentationTimeStamp: time, decodeTimeStamp: .invalid))
  }
}
