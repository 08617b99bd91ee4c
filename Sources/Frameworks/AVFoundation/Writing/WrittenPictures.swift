internal import TactusCrashReports
import TactusMediaReading

/// The video of a file that is being written (Players.WR4…).
///
/// - Thread: one at a time, but not the main one.
final class WrittenPictures {
  /// The file types with video.
  static let types: [AVFileType] = [.mp4, .m4v, .mov]

  /// Returns the format of encoder settings; nil if a file type does not support it (Players.WR4).
  static func format(
    _ settings: [String: Any]?, in type: AVFileType
  ) -> MediaTarget.Pictures? {
    guard let settings, types.contains(type), let width = integer(settings[AVVideoWidthKey]),
      let height = integer(settings[AVVideoHeightKey]), width >= 2, height >= 2,
      max(width, height) <= VideoSize.largestSide
    else { return nil }
    // H.264 has chroma at half of the resolution.
    let size = VideoSize(width: width / 2 * 2, height: height / 2 * 2)
    let properties = settings[AVVideoCompressionPropertiesKey] as? [String: Any] ?? [:]
    let rate = integer(properties[AVVideoAverageBitRateKey])
    var pictures = MediaTarget.Pictures(
      size: size, rate: 0,
      bitRate: rate ?? max(200_000, Int(Double(width * height) * Self.usualRate * 0.15)))
    if let interval = integer(properties[AVVideoMaxKeyFrameIntervalKey]), interval > 0 {
      pictures.keyInterval = interval
    }
    pictures.allowsReordering = properties[AVVideoAllowFrameReorderingKey] as? Bool ?? true
    switch codec(settings[AVVideoCodecKey]) {
    case .h264?:
      let level =
        properties[AVVideoProfileLevelKey] as? String ?? AVVideoProfileLevelH264HighAutoLevel
      let profile = ["Baseline", "Main"].first { level.contains($0) }?.lowercased() ?? "high"
      // The baseline profile does not allow frame reordering.
      if profile == "baseline" { pictures.allowsReordering = false }
      pictures.coding = .h264(profile: profile)
    case .jpeg? where type == .mov:
      let quality = (properties[AVVideoQualityKey] as? NSNumber)?.doubleValue ?? 0.85
      guard (0...1).contains(quality) else { return nil }
      pictures.coding = .jpeg(quality: Int((quality * 100).rounded()))
    default: return nil
    }
    return pictures
  }

  /// Creates the video of an input.
  init(_ writer: AVAssetWriter, _ input: AVAssetWriterInput) throws {
    guard let format = Self.format(input.outputSettings, in: writer.outputFileType) else {
      throw AVError(.unsupportedOutputSettings, reason: "the coding of the pictures is not written")
    }
    let properties = input.outputSettings?[AVVideoCompressionPropertiesKey] as? [String: Any]
    // The key belongs to Video Toolbox, which is above this room.
    if let chosen = properties?["HDRMetadataInsertionMode"], "\(chosen)" != "None" {
      RuntimeWarning.once(
        "AVAssetWriterInput: data about the range of light (HDR) is not written", namesPlace: true)
    }
    file = try writer.openFile()
    mode =
      input.outputSettings?[AVVideoScalingModeKey] as? String
      ?? AVVideoScalingModeResizeAspectFill
    (size, transform) = (format.size, input.transform)
  }

  /// Appends a frame with a time range (Players.WR4).
  func append(_ buffer: CMSampleBuffer, from start: CMTime, to end: CMTime) throws {
    let time = buffer.presentationTimeStamp
    guard time.isNumeric, let place = (time - start).nanoseconds else { return }
    guard time >= start, time < end else { return }
    guard let image = buffer.imageBuffer, let picture = image.picture(at: place) else {
      throw AVError(
        .operationNotSupportedForAsset,
        reason: "only pictures of 8 bits a component in RGB or 4:2:0 are written")
    }
    guard waiting.map({ place > $0.time }) ?? true else {
      throw AVError(.encodeFailed, reason: "the times of pictures do not increase")
    }
    try flush(until: place)
    duration = buffer.duration.nanoseconds.flatMap { $0 > 0 ? $0 : nil }
    waiting = VideoPicture(time: place, size: picture.size, pixels: try fitted(picture))
  }

  /// Writes the last frame.
  func finish(at end: Int64?) throws {
    guard let waiting else { return }
    let last = waiting.time + (duration ?? step ?? Self.usualDuration)
    try flush(until: end.map { max($0, waiting.time + 1) } ?? last)
  }

  // MARK: Internals

  /// The frame rate from which a bit rate is derived when the settings lack one.
  ///
  /// - Source: that of an iPhone's camera. Confidence: guess.
  private static let usualRate = 30.0
  /// The duration of a single frame in nanoseconds.
  private static let usualDuration: Int64 = 33_333_333

  private let file: WrittenFile
  private let size: VideoSize
  private let transform: CGAffineTransform
  private let mode: String
  /// The last frame, which lasts until the next one.
  private var waiting: VideoPicture?
  private var duration: Int64?
  /// The nanoseconds between the last two frames.
  private var step: Int64?

  private func flush(until end: Int64) throws {
    guard let picture = waiting else { return }
    step = end - picture.time
    waiting = nil
    try file.media.write(picture: picture.pixels, at: picture.time..<end)
  }

  /// Returns the pixels in the size and the orientation of the file (Players.WR4).
  private func fitted(_ picture: VideoPicture) throws -> [UInt8] {
    let isTurned = transform.b != 0 || transform.a < 0 || transform.d < 0
    guard picture.size != size || isTurned else { return picture.pixels }
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let shown = whole.applying(transform)
    // A quarter turn swaps width and height, tolerating rounding errors.
    let exchanges = abs(transform.b) > abs(transform.a)
    let target = exchanges ? CGSize(width: size.height, height: size.width) : whole.size
    guard let image = FilmPicture(picture)?.image,
      let context = CGContext(pixelsOf: target, scale: 1, isOpaque: true)
    else { throw AVError(.outOfMemory) }
    if isTurned {
      context.translateBy(x: -shown.minX, y: -shown.minY)
      context.concatenate(transform)
    }
    context.clip(to: whole)
    context.drawUpright(image, in: place(of: picture.size, in: whole))
    guard let made = context.makeImage() else { throw AVError(.outOfMemory) }
    return made.drawing.pixels
  }

  private func place(of size: VideoSize, in whole: CGRect) -> CGRect {
    let (width, height) = (CGFloat(size.width), CGFloat(size.height))
    let scales = (whole.width / width, whole.height / height)
    let scale: CGFloat
    switch mode {
    case AVVideoScalingModeResize: return whole
    case AVVideoScalingModeResizeAspect: scale = min(scales.0, scales.1)
    case AVVideoScalingModeFit: scale = min(1, scales.0, scales.1)
    default: scale = max(scales.0, scales.1)
    }
    return CGRect(
      x: whole.midX - width * scale / 2, y: whole.midY - height * scale / 2,
      width: width * scale, height: height * scale)
  }

  private static func integer(_ value: Any?) -> Int? {
    if let number = value as? NSNumber { return number.intValue }
    return value as? Int
      ?? (value as? Double ?? (value as? CGFloat).map { Double($0) }).flatMap {
        Int(exactly: $0.rounded(.towardZero))
      }
  }

  private static func codec(_ value: Any?) -> AVVideoCodecType? {
    value as? AVVideoCodecType ?? (value as? String).map(AVVideoCodecType.init(rawValue:))
  }
}
