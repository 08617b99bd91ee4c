import Synchronization
import TactusMediaReading

/// The execution of an export on a thread of its own (Players.EX1…).
final class ExportJob: Sendable {
  /// The settings of an export, as they were when it began.
  struct Order: Sendable {
    var preset: ExportPreset
    var fileType: AVFileType
    var path: String
    var media: MediaDescription
    /// The video and its properties; nil without video.
    var pictures: PictureSource?
    var video: MediaDescription.Video?
    /// The file of the data, if it is local.
    var file: String?
    var plan: SoundPlan
    /// The range in nanoseconds.
    var range: Range<Int64>
    var tags: [String: String]
    var artwork: [UInt8]?
    var isForNetwork: Bool
    /// The maximum file size in bytes; 0 for no limit.
    var lengthLimit: Int64 = 0
  }

  init(_ order: Order) { self.order = order }

  /// The progress, 0…1.
  var progress: Float { done.withLock { $0 } }

  /// Whether the export was cancelled.
  var isCancelled: Bool { cancellation.load(ordering: .relaxed) }

  /// Makes the export stop soon.
  func cancel() { cancellation.store(true, ordering: .relaxed) }

  /// Exports.
  ///
  /// - Throws: `MediaFailure`, `AVError`, or an error of a sound file.
  func run() throws {
    guard !FileManager.default.fileExists(atPath: order.path) else {
      throw AVError(.fileAlreadyExists, reason: "there is a file \(order.path) already")
    }
    do {
      try write()
      if isCancelled { throw AVError(.operationCancelled) }
    } catch {
      try? FileManager.default.removeItem(atPath: order.path)
      throw error
    }
    done.withLock { $0 = 1 }
  }

  // MARK: Internals

  /// The number of audio frames written at a time.
  private static let slice = 9_600
  /// The maximum wait for data.
  private static let limit = Duration.seconds(60)
  /// The sample rates of AAC.
  private static let rates = [
    8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
  ]

  private let order: Order
  private let done = Mutex<Float>(0)
  private let cancellation = Atomic(false)

  private var soundFormat: SoundFormat? {
    guard let sound = order.media.sound, !order.plan.parts.isEmpty else { return nil }
    let rate = Self.rates.contains(sound.sampleRate) ? sound.sampleRate : 48_000
    return SoundFormat(sampleRate: rate, channelCount: min(2, sound.channelCount))
  }

  private func write() throws {
    switch order.preset {
    case .hevc:
      throw AVError(
        .encoderNotFound,
        reason: "GStreamer has no encoder of HEVC in Debian: use a preset of H.264")
    case .passthrough where [.caf, .wav, .aiff].contains(order.fileType): try writeLinearPCM()
    case .passthrough: try copy()
    case .film, .sound: try encode()
    }
  }

  private func target() -> MediaTarget {
    var target = MediaTarget(
      path: order.path, container: order.fileType == .mov ? .quickTime : .mpeg4)
    (target.tags, target.artwork) = (order.tags, order.artwork)
    target.isForNetwork = order.isForNetwork
    return target
  }

  /// Encodes audio, and video for a movie (Players.EX2, Players.EX3).
  private func encode() throws {
    var target = target()
    target.sound = soundFormat.map {
      .init(format: $0, coding: .aac(bitRate: 64_000 * $0.channelCount))
    }
    let limit = bitLimit()
    var pictures: (any PictureDecoder)?
    if case .film(let width, let height) = order.preset, let video = order.video {
      let fitting = VideoSize(video, within: width, height)
      // H.264 has chroma at half of the resolution.
      let size = VideoSize(
        width: max(2, fitting.width / 2 * 2), height: max(2, fitting.height / 2 * 2))
      let rate = video.frameRate > 0 ? min(video.frameRate, 60) : 30
      target.pictures = .init(
        size: size, rate: Int((rate * 1001).rounded()),
        bitRate: min(limit, max(200_000, Int(Double(size.width * size.height) * rate * 0.15))))
      pictures = try order.pictures?.open(size: size, limit: Self.limit)
    }
    guard target.sound != nil || target.pictures != nil else {
      throw AVError(.incompatibleAsset, reason: "the asset has nothing that the preset writes")
    }
    let sound = try soundFormat.map { try order.plan.open($0, limit: Self.limit) }
    let writer = try MediaWriter(target)
    try write(target, sound, pictures) { part in
      switch part {
      case .sound(let samples): try writer.write(samples)
      case .picture(let picture): try writer.write(picture: picture.pixels)
      }
    }
    if !isCancelled { try writer.finish() }
  }

  /// The maximum bit rate of the video that keeps the file within its limit (Players.EX6).
  private func bitLimit() -> Int {
    let seconds = Double(order.range.count) / 1e9
    guard order.lengthLimit > 0, seconds > 0 else { return .max }
    let sound = soundFormat.map { 64_000.0 * Double($0.channelCount) } ?? 0
    let all = Double(order.lengthLimit) * 8 * Self.mediaShare / seconds
    return max(Self.leastBits, Int(max(0, all - sound)))
  }

  /// The fraction of a file that is video and audio; the rest is overhead.
  ///
  /// - Source: ours. Confidence: guess.
  private static let mediaShare = 0.9
  /// The minimum bit rate of the video.
  ///
  /// - Source: ours. Confidence: guess.
  private static let leastBits = 20_000

  private enum Part {
    case sound([Float])
    case picture(VideoPicture)
  }

  /// Reads audio and video in the order of their times.
  private func write(
    _ target: MediaTarget, _ sound: (any SoundDecoder)?, _ pictures: (any PictureDecoder)?,
    _ body: (Part) throws -> Void
  ) throws {
    let rate = Double(target.sound?.format.sampleRate ?? 1)
    let (first, last) = (frame(order.range.lowerBound, rate), frame(order.range.upperBound, rate))
    let picturesASecond = Double(target.pictures?.rate ?? 1001) / 1001
    let seconds = Double(order.range.count) / 1e9
    let pictureCount = pictures == nil ? 0 : max(1, Int((seconds * picturesASecond).rounded()))
    var (place, number) = (first, 0)
    var hasSound = sound != nil && last > first
    while !isCancelled, hasSound || number < pictureCount {
      let soundTime = Double(place - first) / rate
      let pictureTime = Double(number) / picturesASecond
      if hasSound, number >= pictureCount || soundTime <= pictureTime {
        let count = Int(min(Int64(Self.slice), last - place))
        let samples = try sound?.read(from: place, count: count) ?? []
        try body(.sound(samples))
        place += Int64(count)
        // Missing audio at the end is silent while the video continues.
        hasSound = place < last && !samples.isEmpty
      } else if let pictures {
        let time = order.range.lowerBound + Int64((pictureTime * 1e9).rounded())
        try body(.picture(pictures.picture(at: time)))
        number += 1
      }
      let passed = min(
        hasSound ? soundTime : .infinity, number < pictureCount ? pictureTime : seconds)
      done.withLock { $0 = seconds > 0 ? Float(min(0.99, passed / seconds)) : 0 }
    }
  }

  /// Writes linear PCM to an audio file (Players.EX4).
  private func writeLinearPCM() throws {
    guard let sound = order.media.sound else {
      throw AVError(.incompatibleAsset, reason: "the asset has no sound")
    }
    let types: [AVFileType: AudioFileTypeID] = [
      .wav: kAudioFileWAVEType, .aiff: kAudioFileAIFFType, .caf: kAudioFileCAFType,
    ]
    let format = SoundFormat(sampleRate: sound.sampleRate, channelCount: min(2, sound.channelCount))
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: Double(format.sampleRate),
      AVNumberOfChannelsKey: format.channelCount,
      AVLinearPCMBitDepthKey: max(16, Int(sound.basicDescription.mBitsPerChannel)),
      AVLinearPCMIsFloatKey: sound.basicDescription.mFormatFlags & kAudioFormatFlagIsFloat != 0,
      AVLinearPCMIsBigEndianKey: order.fileType == .aiff,
      AVAudioFileTypeKey: types[order.fileType] ?? kAudioFileCAFType,
    ]
    let file = try AVAudioFile(
      forWriting: URL(fileURLWithPath: order.path), settings: settings,
      commonFormat: .pcmFormatFloat32, interleaved: true)
    let decoder = try order.plan.open(format, limit: Self.limit)
    var target = MediaTarget(path: order.path, container: .mpeg4)
    target.sound = .init(format: format, coding: .appleLossless)
    try write(target, decoder, nil) { part in
      guard case .sound(let samples) = part, !samples.isEmpty,
        let buffer = AVAudioPCMBuffer(
          pcmFormat: file.processingFormat,
          frameCapacity: AVAudioFrameCount(samples.count / format.channelCount))
      else { return }
      buffer.frameLength = buffer.frameCapacity
      samples.withUnsafeBufferPointer { source in
        guard let first = source.baseAddress else { return }
        buffer.floatChannelData?[0].update(from: first, count: samples.count)
      }
      try file.write(from: buffer)
    }
  }

  /// Copies the tracks without encoding (Players.EX4).
  private func copy() throws {
    if case .scene? = order.pictures {
      throw AVError(
        .operationNotSupportedForPreset,
        reason: "a video composition makes new pictures, which "
          + "AVAssetExportPresetPassthrough does not write")
    }
    guard let file = order.file, ExportPreset.isMPEG4(order.media), order.plan.volumes.isEmpty
    else {
      throw AVError(
        .operationNotSupportedForAsset,
        reason: "only files of MPEG-4 and QuickTime, without a mix of volumes, are copied as they "
          + "are: use another preset than AVAssetExportPresetPassthrough")
    }
    try MediaCopy.copy(
      file, order.range, hasPictures: order.media.video != nil && order.fileType != .m4a,
      hasSound: order.media.sound != nil, to: target(), within: Self.limit)
  }

  private func frame(_ time: Int64, _ rate: Double) -> Int64 {
    Int64((Double(time) * rate / 1e9).rounded())
  }
}
