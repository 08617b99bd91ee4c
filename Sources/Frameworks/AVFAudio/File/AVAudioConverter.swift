import Foundation
import TactusSoundProcessing

/// A converter between linear PCM formats, by libsamplerate.
///
/// Steps AudioFiles.AC1…
///
/// - Thread: one at a time.
open class AVAudioConverter: NSObject {
  /// Creates a converter; `nil` for formats that are not linear PCM, and for a ratio of sample
  /// rates that is too large (AudioFiles.AC1).
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    let ratio = toFormat.sampleRate / fromFormat.sampleRate
    guard fromFormat.commonFormat != .otherFormat, toFormat.commonFormat != .otherFormat,
      ratio == 1 || RateConverter.accepts(ratio: ratio)
    else { return nil }
    inputFormat = fromFormat
    outputFormat = toFormat
    let (inputs, outputs) = (Int(fromFormat.channelCount), Int(toFormat.channelCount))
    // AudioFiles.AC3.
    channelMap = (0..<outputs).map {
      NSNumber(value: inputs == 1 && outputs == 2 ? 0 : ($0 < inputs ? $0 : -1))
    }
    super.init()
  }

  /// Discards the buffered frames.
  open func reset() {
    converter?.reset()
    (waiting, hasEnded) = ([], false)
  }

  /// Converts all frames of a buffer to the output format, at the same sample rate.
  ///
  /// - Throws: An `NSError` if the sample rates differ, or the output is too small
  ///   (AudioFiles.AC2).
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    guard inputFormat.sampleRate == outputFormat.sampleRate, inputBuffer.format == inputFormat,
      outputBuffer.format == outputFormat, outputBuffer.frameCapacity >= inputBuffer.frameLength
    else { throw AudioError.invalidArgument.error() }
    outputBuffer.frameLength = inputBuffer.frameLength
    var frame = [Double](repeating: 0, count: Int(outputFormat.channelCount))
    for index in 0..<Int(inputBuffer.frameLength) {
      mix(inputBuffer, index, into: &frame)
      for channel in frame.indices { outputBuffer.setSample(channel, index, frame[channel]) }
    }
  }

  /// Fills a buffer with converted frames, from buffers that the app supplies.
  ///
  /// - Parameters:
  ///   - outputBuffer: The buffer.
  ///   - outError: The error, if the result is `error`.
  ///   - inputBlock: Returns the next buffer of at most the given number of frames, and its status.
  /// - Returns: Whether the buffer is full (`haveData`), the input ran dry, or the input has ended.
  @discardableResult
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
    withInputFrom inputBlock: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    guard let output = outputBuffer as? AVAudioPCMBuffer, output.format == outputFormat else {
      outError?.pointee = AudioError.invalidArgument.error("The buffer has another format.")
      return .error
    }
    let capacity = Int(output.frameCapacity)
    let channels = Int(outputFormat.channelCount)
    var (filled, isDry) = (0, false)
    while filled < capacity {
      let written = drain(into: output, from: filled, capacity - filled)
      filled += written
      if filled == capacity { break }
      if hasEnded {
        if written == 0 { break }
        continue
      }
      var status = AVAudioConverterInputStatus.noDataNow
      let wanted = Double(capacity - filled) * inputFormat.sampleRate / outputFormat.sampleRate
      let input = inputBlock(AVAudioPacketCount(max(1, wanted.rounded(.up))), &status)
      guard status == .haveData, let input = input as? AVAudioPCMBuffer else {
        if status == .endOfStream { hasEnded = true } else { isDry = true }
        if isDry { break }
        continue
      }
      guard input.format == inputFormat else {
        outError?.pointee = AudioError.invalidArgument.error("The input has another format.")
        return .error
      }
      // An empty buffer would be requested endlessly.
      guard input.frameLength > 0 else {
        isDry = true
        break
      }
      append(input, channels)
    }
    output.frameLength = AVAudioFrameCount(filled)
    if filled == capacity { return .haveData }
    if isDry { return .inputRanDry }
    return filled > 0 ? .haveData : .endOfStream
  }

  // MARK: Configuring

  /// The format of the input.
  public let inputFormat: AVAudioFormat
  /// The format of the output.
  public let outputFormat: AVAudioFormat

  /// The channel of the input for each channel of the output; −1 for silence.
  open var channelMap: [NSNumber]

  /// Whether input channels without an output channel are mixed into the others; false by default.
  open var downmix = false

  /// The quality of the sample rate conversion, a raw value of `AVAudioQuality`.
  open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue {
    didSet { converter = nil }
  }

  // MARK: Internals

  private var converter: RateConverter?
  /// The buffered frames, interleaved in the output's channels.
  private var waiting: [Float] = []
  private var hasEnded = false

  private func mix(_ input: AVAudioPCMBuffer, _ index: Int, into frame: inout [Double]) {
    let inputs = Int(inputFormat.channelCount)
    if downmix, frame.count < inputs {
      for channel in frame.indices {
        let sources = stride(from: channel, to: inputs, by: frame.count)
        var (sum, count) = (0.0, 0.0)
        for source in sources {
          sum += input.sample(source, index)
          count += 1
        }
        frame[channel] = sum / count
      }
      return
    }
    for channel in frame.indices {
      let source = channel < channelMap.count ? channelMap[channel].intValue : -1
      frame[channel] = (0..<inputs).contains(source) ? input.sample(source, index) : 0
    }
  }

  private func append(_ input: AVAudioPCMBuffer, _ channels: Int) {
    var frame = [Double](repeating: 0, count: channels)
    waiting.reserveCapacity(waiting.count + Int(input.frameLength) * channels)
    for index in 0..<Int(input.frameLength) {
      mix(input, index, into: &frame)
      for value in frame { waiting.append(Float(value)) }
    }
  }

  /// Converts buffered frames, and returns the number of frames written.
  private func drain(into output: AVAudioPCMBuffer, from first: Int, _ room: Int) -> Int {
    let channels = Int(outputFormat.channelCount)
    let ratio = outputFormat.sampleRate / inputFormat.sampleRate
    var frames = [Float](repeating: 0, count: room * channels)
    var (used, written) = (0, 0)
    if ratio == 1 {
      written = min(room, waiting.count / channels)
      used = written
      frames.replaceSubrange(0..<(written * channels), with: waiting[0..<(written * channels)])
    } else {
      let quality: RateConverter.Quality =
        sampleRateConverterQuality >= AVAudioQuality.high.rawValue
        ? .best : sampleRateConverterQuality >= AVAudioQuality.medium.rawValue ? .medium : .fast
      if converter == nil { converter = RateConverter(channelCount: channels, quality: quality) }
      guard let converter, !waiting.isEmpty || hasEnded else { return 0 }
      let count = waiting.count / channels
      if waiting.isEmpty { waiting = [0] }
      waiting.withUnsafeBufferPointer { waiting in
        frames.withUnsafeMutableBufferPointer { frames in
          guard let input = waiting.baseAddress, let target = frames.baseAddress else { return }
          (used, written) = converter.convert(
            input, count, into: target, room, ratio: ratio, isEnd: hasEnded)
        }
      }
      if count == 0 { waiting = [] }
    }
    waiting.removeFirst(min(waiting.count, used * channels))
    for frame in 0..<written {
      for channel in 0..<channels {
        output.setSample(channel, first + frame, Double(frames[frame * channels + channel]))
      }
    }
    return written
  }
}
