import TactusMediaReading

/// The audio of a file that is being written (Players.WR1…).
///
/// - Thread: one at a time, but not the main one.
final class WrittenSound {
  /// The file types with audio.
  static let types: [AVFileType] = [.m4a, .mp4, .m4v, .mov, .wav, .aiff, .caf]

  /// An audio codec of a file.
  enum Coding {
    case coded(MediaTarget.SoundCoding, SoundFormat?)
    case linear([String: Any])
  }

  /// Returns the format of encoder settings; nil if a file type does not support it (Players.WR2).
  static func coding(_ settings: [String: Any]?, in type: AVFileType) -> Coding? {
    let isLinear = [.wav, .aiff, .caf].contains(type)
    guard let settings else { return isLinear ? .linear([:]) : nil }
    var all = settings
    let rate = all[AVSampleRateKey] == nil
    // The samples' format applies where settings are omitted.
    all.merge([AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 2]) { old, _ in old }
    guard let parsed = AudioSettings(all), parsed.channelCount <= 2 else { return nil }
    let format =
      rate
      ? nil
      : SoundFormat(
        sampleRate: Int(parsed.sampleRate), channelCount: parsed.channelCount)
    switch parsed.format {
    case kAudioFormatLinearPCM: return isLinear ? .linear(settings) : nil
    case kAudioFormatMPEG4AAC where !isLinear:
      let channels = parsed.channelCount
      let given = settings[AVEncoderBitRateKey] as? Int
      let each = (settings[AVEncoderBitRatePerChannelKey] as? Int).map { $0 * channels }
      return .coded(.aac(bitRate: given ?? each ?? 64_000 * channels), format)
    case kAudioFormatAppleLossless where !isLinear: return .coded(.appleLossless, format)
    default: return nil
    }
  }

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - writer: The writer.
  ///   - settings: The coding.
  ///   - first: The first samples, which have the format of all.
  init(_ writer: AVAssetWriter, _ settings: [String: Any]?, _ first: CMSampleBuffer) throws {
    guard let description = first.formatDescription?.audioStreamBasicDescription,
      description.mFormatID == kAudioFormatLinearPCM,
      (1...2).contains(description.mChannelsPerFrame),
      let coding = Self.coding(settings, in: writer.outputFileType)
    else {
      throw AVError(
        .operationNotSupportedForAsset, reason: "only linear PCM of one or two channels is written")
    }
    let given = SoundFormat(
      sampleRate: Int(description.mSampleRate), channelCount: Int(description.mChannelsPerFrame))
    (source, format) = (description, given)
    switch coding {
    case .coded: file = .coded(try writer.openFile())
    case .linear(let settings):
      var all: [String: Any] = [
        AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: description.mSampleRate,
        AVNumberOfChannelsKey: given.channelCount,
      ]
      all.merge(settings) { $1 }
      let types: [AVFileType: AudioFileTypeID] = [
        .wav: kAudioFileWAVEType, .aiff: kAudioFileAIFFType, .caf: kAudioFileCAFType,
      ]
      all[AVAudioFileTypeKey] = types[writer.outputFileType]
      if writer.outputFileType == .aiff { all[AVLinearPCMIsBigEndianKey] = true }
      let new = try AVAudioFile(
        forWriting: writer.outputURL, settings: all, commonFormat: .pcmFormatFloat32,
        interleaved: true)
      guard new.processingFormat.sampleRate == description.mSampleRate,
        Int(new.processingFormat.channelCount) == given.channelCount
      else {
        throw AVError(
          .operationNotSupportedForAsset,
          reason: "linear PCM is written at the rate and with the channels of its samples")
      }
      file = .linear(new)
    }
  }

  /// Appends samples with a time range, after silence for a gap (Players.WR3).
  func append(_ buffer: CMSampleBuffer, from start: CMTime, to end: CMTime) throws {
    guard buffer.formatDescription?.audioStreamBasicDescription == source,
      let samples = try buffer.dataBuffer?.withUnsafeMutableBytes({
        PCMFormat.samples(of: UnsafeRawBufferPointer($0), source)
      })
    else {
      throw AVError(.operationNotSupportedForAsset, reason: "the format of the samples has changed")
    }
    let scale = CMTimeScale(clamping: format.sampleRate)
    func frame(_ time: CMTime) -> Int64 {
      time.isNumeric ? (time - start).convertScale(scale, method: .default).value : .max
    }
    let first =
      buffer.presentationTimeStamp.isNumeric ? frame(buffer.presentationTimeStamp) : place
    let count = Int64(samples.count / format.channelCount)
    let range = max(first, place)..<max(first, place, min(first + count, frame(end)))
    guard !range.isEmpty else { return }
    while place < range.lowerBound {
      let gap = min(range.lowerBound - place, Int64(format.sampleRate))
      try write([Float](repeating: 0, count: Int(gap) * format.channelCount))
    }
    let offset = Int(range.lowerBound - first) * format.channelCount
    try write(Array(samples[offset..<offset + range.count * format.channelCount]))
  }

  /// Completes a linear PCM file; the writer completes an encoded one.
  func finish() throws { file = nil }

  /// Returns the format of samples; nil for anything but linear PCM.
  static func format(of buffer: CMSampleBuffer) -> SoundFormat? {
    guard let description = buffer.formatDescription?.audioStreamBasicDescription else {
      return nil
    }
    return SoundFormat(
      sampleRate: Int(description.mSampleRate), channelCount: Int(description.mChannelsPerFrame))
  }

  // MARK: Internals

  private enum File {
    case coded(WrittenFile)
    case linear(AVAudioFile)
  }

  private var file: File?
  private let source: AudioStreamBasicDescription
  private let format: SoundFormat
  /// The number of frames so far.
  private var place: Int64 = 0

  private func write(_ samples: [Float]) throws {
    place += Int64(samples.count / format.channelCount)
    switch file {
    case .coded(let shared): try shared.media.write(samples, format: format)
    case .linear(let file):
      guard
        let buffer = AVAudioPCMBuffer(
          pcmFormat: file.processingFormat,
          frameCapacity: AVAudioFrameCount(samples.count / format.channelCount))
      else { throw AVError(.outOfMemory) }
      buffer.frameLength = buffer.frameCapacity
      samples.withUnsafeBufferPointer { from in
        guard let first = from.baseAddress else { return }
        buffer.floatChannelData?[0].update(from: first, count: samples.count)
      }
      try file.write(from: buffer)
    case nil: break
    }
  }
}
