import TactusSoundProcessing

/// A converter between two PCM layouts, with different sample rates, channels and codings.
///
/// Steps AudioConverters.CX1…
///
/// - Thread: one at a time, as the app calls it.
final class SoundConverter: @unchecked Sendable {
  /// The converters of the app.
  static let all = LiveReferences<SoundConverter>()

  let inputFormat: AudioStreamBasicDescription
  let outputFormat: AudioStreamBasicDescription
  let input: PCMLayout
  let output: PCMLayout

  /// The input channel of each output channel; −1 for silence.
  var channelMap: [Int32]
  /// The quality of the sample rate conversion.
  var quality = kAudioConverterQuality_Medium { didSet { rateConverter = nil } }
  /// The algorithm of the sample rate conversion.
  var complexity = kAudioConverterSampleRateConverterComplexity_Normal {
    didSet { rateConverter = nil }
  }
  /// The priming method; stored only.
  var primeMethod = kConverterPrimeMethod_Normal

  /// Creates a converter; throws a status for unsupported formats.
  init(
    _ inputFormat: AudioStreamBasicDescription, _ outputFormat: AudioStreamBasicDescription
  ) throws(ConverterRefusal) {
    (self.inputFormat, self.outputFormat) = (inputFormat, outputFormat)
    // Without a sample rate, or with only one, the rate is not converted.
    let (source, target) = Self.withRates(inputFormat, outputFormat)
    guard let input = PCMLayout(source), let output = PCMLayout(target) else {
      throw ConverterRefusal(status: kAudioConverterErr_FormatNotSupported)
    }
    let ratio = output.sampleRate / input.sampleRate
    guard ratio == 1 || RateConverter.accepts(ratio: ratio) else {
      throw ConverterRefusal(status: kAudioConverterErr_OutputSampleRateOutOfRange)
    }
    (self.input, self.output, self.ratio) = (input, output, ratio)
    channelMap = (0..<output.channelCount).map { channel in
      if input.channelCount == 1, output.channelCount == 2 { return 0 }
      return channel < input.channelCount ? Int32(channel) : -1
    }
  }

  /// The output rate divided by the input rate.
  let ratio: Double

  /// Discards the buffered frames, and the end of the input.
  func reset() {
    rateConverter?.reset()
    (waiting, exact, exactPlace, hasEnded) = ([], [], 0, false)
  }

  // MARK: Converting

  /// Converts frames at the same rate.
  func convert(
    _ count: Int, from source: [UnsafeMutableRawPointer], to target: [UnsafeMutableRawPointer]
  ) {
    for channel in 0..<output.channelCount {
      let from = Int(channelMap[channel])
      for frame in 0..<count {
        let value =
          (0..<input.channelCount).contains(from)
          ? input.load(input.place(from, frame, in: source)) : 0
        output.store(value, at: output.place(channel, frame, in: target))
      }
    }
  }

  /// Fills the output buffers.
  ///
  /// - Parameters:
  ///   - wanted: The number of frames.
  ///   - target: The memory of the buffers.
  ///   - supply: Returns a status and up to a number of frames from the app.
  /// - Returns: The number of frames, and the status of the callback.
  func fill(
    _ wanted: Int, _ target: [UnsafeMutableRawPointer],
    from supply: (Int) -> (status: OSStatus, count: Int, places: [UnsafeMutableRawPointer])
  ) -> (count: Int, status: OSStatus) {
    var filled = 0
    while filled < wanted {
      let written = drain(to: target, filled, wanted - filled)
      filled += written
      if filled == wanted { break }
      if hasEnded {
        if written == 0 { break }
        continue
      }
      let needed = Int((Double(wanted - filled) / ratio).rounded(.up))
      let (status, count, places) = supply(max(1, needed))
      if count > 0 { append(count, places) }
      guard status == noErr else {
        return (filled + drain(to: target, filled, wanted - filled), status)
      }
      if count == 0 { hasEnded = true }
    }
    return (filled, noErr)
  }

  // MARK: Internals

  private var rateConverter: RateConverter?
  /// The frames buffered for sample rate conversion, interleaved in the output's channels.
  private var waiting: [Float] = []
  /// The frames buffered at the same rate; those before `exactPlace` have been written.
  private var exact: [Double] = []
  private var exactPlace = 0
  private var hasEnded = false

  private static func withRates(
    _ input: AudioStreamBasicDescription, _ output: AudioStreamBasicDescription
  ) -> (AudioStreamBasicDescription, AudioStreamBasicDescription) {
    var (input, output) = (input, output)
    if input.mSampleRate == 0 { input.mSampleRate = output.mSampleRate }
    if output.mSampleRate == 0 { output.mSampleRate = input.mSampleRate }
    if input.mSampleRate == 0 { (input.mSampleRate, output.mSampleRate) = (1, 1) }
    return (input, output)
  }

  private func append(_ count: Int, _ places: [UnsafeMutableRawPointer]) {
    let channels = output.channelCount
    if exactPlace > 0 {
      exact.removeFirst(exactPlace)
      exactPlace = 0
    }
    for frame in 0..<count {
      for channel in 0..<channels {
        let from = Int(channelMap[channel])
        let value =
          (0..<input.channelCount).contains(from)
          ? input.load(input.place(from, frame, in: places)) : 0
        if ratio == 1 { exact.append(value) } else { waiting.append(Float(value)) }
      }
    }
  }

  /// Converts buffered frames; returns the number of frames written.
  private func drain(
    to target: [UnsafeMutableRawPointer], _ first: Int, _ room: Int
  ) -> Int {
    let channels = output.channelCount
    guard ratio != 1 else {
      let count = min(room, (exact.count - exactPlace) / channels)
      for frame in 0..<count {
        for channel in 0..<channels {
          output.store(
            exact[exactPlace + frame * channels + channel],
            at: output.place(channel, first + frame, in: target))
        }
      }
      exactPlace += count * channels
      return count
    }
    if rateConverter == nil {
      rateConverter = RateConverter(channelCount: channels, quality: libraryQuality)
    }
    guard let rateConverter, !waiting.isEmpty || hasEnded else { return 0 }
    let count = waiting.count / channels
    // The library needs a valid pointer, even for no frames.
    if waiting.isEmpty { waiting = [Float](repeating: 0, count: channels) }
    var frames = [Float](repeating: 0, count: room * channels)
    var (used, written) = (0, 0)
    waiting.withUnsafeBufferPointer { waiting in
      frames.withUnsafeMutableBufferPointer { frames in
        guard let input = waiting.baseAddress, let target = frames.baseAddress else { return }
        (used, written) = rateConverter.convert(
          input, count, into: target, room, ratio: ratio, isEnd: hasEnded)
      }
    }
    if count == 0 { waiting = [] } else { waiting.removeFirst(min(waiting.count, used * channels)) }
    for frame in 0..<written {
      for channel in 0..<channels {
        output.store(
          Double(frames[frame * channels + channel]),
          at: output.place(channel, first + frame, in: target))
      }
    }
    return written
  }

  private var libraryQuality: RateConverter.Quality {
    switch complexity {
    case kAudioConverterSampleRateConverterComplexity_Linear: return .linear
    case kAudioConverterSampleRateConverterComplexity_Mastering: return .best
    default: break
    }
    if quality >= kAudioConverterQuality_High { return .best }
    return quality >= kAudioConverterQuality_Medium ? .medium : .fast
  }
}

/// The reason why two formats cannot be converted.
struct ConverterRefusal: Error {
  /// The status.
  let status: OSStatus
}
