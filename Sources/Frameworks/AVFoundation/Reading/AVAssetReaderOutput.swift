import TactusMediaReading

/// An output of an asset reader (Players.RD1…).
///
/// - Thread: one at a time.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  // One thread uses it, as the documentation requires.

  /// The kind of the samples.
  open var mediaType: AVMediaType { .audio }
  /// Whether samples are always copied, so that the app may modify them; they always are.
  open var alwaysCopiesSampleData = true
  /// Whether `reset(forReadingTimeRanges:)` may be called after the last sample.
  open var supportsRandomAccess = false

  /// Returns the next samples; nil at the end, and after a failure.
  ///
  /// It blocks for the disk.
  open func copyNextSampleBuffer() -> CMSampleBuffer? {
    guard let reader, reader.status == .reading, !isOver else { return nil }
    do {
      if let buffer = try nextBuffer() { return buffer }
      isOver = true
      if !supportsRandomAccess { reader.finished() }
    } catch {
      reader.fail(error)
    }
    return nil
  }

  /// Reads other time ranges, after the last sample.
  ///
  /// - Parameter timeRanges: The ranges in `NSValue`s, in order.
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {
    guard supportsRandomAccess else { return }
    restart(timeRanges.map(\.timeRangeValue))
    isOver = false
  }

  /// Declares the time ranges final: after their end, the reader is completed.
  open func markConfigurationAsFinal() {
    supportsRandomAccess = false
    if isOver { reader?.finished() }
  }

  // MARK: Internals

  /// The reader to which the output was added.
  weak var reader: AVAssetReader?
  /// Whether there are no more samples.
  private(set) var isOver = false

  /// Returns the reason why the output cannot be added to a reader of an asset; nil if it can.
  func refusal(_ asset: AVAsset) -> String? { nil }

  /// The settings of the output.
  var settings: [String: Any]? { nil }
  /// The tracks of the output.
  var readTracks: [AVAssetTrack] { [] }
  /// The volumes of the tracks.
  var volumes: [CMPersistentTrackID: VolumeCurve] { [:] }
  /// The taps of the tracks.
  var taps: [CMPersistentTrackID: MTAudioProcessingTap] { [:] }

  /// Opens the tracks.
  func start(_ asset: AVAsset, _ range: CMTimeRange) throws {
    let first = readTracks.lazy.compactMap(\.sound?.basicDescription).first
    guard let first, let format = PCMFormat(settings ?? [:], track: first) else {
      throw AVError(
        .operationNotSupportedForAsset, reason: "the track's sound cannot be read as linear PCM")
    }
    var plan = asset.soundPlan()
    let wanted = Set(readTracks.map(\.trackID))
    plan.parts.removeAll { !wanted.contains($0.trackID) }
    (plan.volumes, plan.taps) = (volumes, taps)
    decoder = try plan.open(
      SoundFormat(sampleRate: format.sampleRate, channelCount: format.channelCount),
      limit: Self.limit)
    self.format = format
    sampleDescription = try CMFormatDescription(audioStreamBasicDescription: format.description)
    ranges = [Self.frames(of: range, rate: format.sampleRate)].compactMap(\.self)
  }

  /// Reads other time ranges from now on.
  func restart(_ timeRanges: [CMTimeRange]) {
    guard let rate = format?.sampleRate else { return }
    ranges = timeRanges.compactMap { Self.frames(of: $0, rate: rate) }
  }

  /// Releases the tracks.
  func stop() { decoder = nil }

  /// The number of frames per buffer.
  ///
  /// - Source: reported. Confidence: guess.
  private static let bufferFrames = 8_192
  /// The maximum wait for data.
  static let limit = Duration.seconds(15)

  private var decoder: (any SoundDecoder)?
  private var format: PCMFormat?
  private var sampleDescription: CMFormatDescription?
  /// The frame ranges that are still to be read.
  private var ranges: [Range<Int64>] = []

  /// Returns the next samples; nil at the end.
  func nextBuffer() throws -> CMSampleBuffer? {
    guard let decoder, let format, let sampleDescription else { return nil }
    while let range = ranges.first {
      let count = Int(min(Int64(range.count), Int64(Self.bufferFrames)))
      let samples = count > 0 ? try decoder.read(from: range.lowerBound, count: count) : []
      let frames = samples.count / format.channelCount
      guard frames > 0 else {
        ranges.removeFirst()
        continue
      }
      ranges[0] = range.lowerBound + Int64(frames)..<range.upperBound
      let scale = CMTimeScale(format.sampleRate)
      let block = format.bytes(of: samples).withUnsafeBytes { CMBlockBuffer(copying: $0) }
      return try CMSampleBuffer(
        dataBuffer: block, formatDescription: sampleDescription, numSamples: frames,
        sampleTimings: [
          CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: scale),
            presentationTimeStamp: CMTime(value: range.lowerBound, timescale: scale),
            decodeTimeStamp: .invalid)
        ], sampleSizes: [block.dataLength / frames])
    }
    return nil
  }

  /// Returns the frame range of a time range; nil for an invalid one.
  private static func frames(of range: CMTimeRange, rate: Int) -> Range<Int64>? {
    guard range.isValid, range.start.isNumeric || range.start.isNegativeInfinity else { return nil }
    func frame(_ time: CMTime) -> Int64 {
      guard time.isNumeric else { return .max / 2 }
      return time.convertScale(CMTimeScale(clamping: rate), method: .default).value
    }
    let start = range.start.isNumeric ? max(0, frame(range.start)) : 0
    // A duration that is only an estimate does not cut off the end.
    let end = range.duration.isNumeric ? frame(range.end) : .max / 2
    return start..<max(start, end)
  }
}
