internal import TactusSoundProcessing

/// A conversion of pieces of audio, one after another, to the recognition's sample rate.
///
/// - Thread: one at a time.
final class RateConversion {
  /// Returns the samples of a piece at the sample rate of the recognition, as integers.
  ///
  /// A piece with another sample rate than the previous one starts a new conversion.
  func convert(_ piece: SoundPiece) -> [Int16] {
    let rate = RecognitionSession.sampleRate
    guard piece.sampleRate != rate else { return piece.samples.map(Self.integer) }
    if piece.sampleRate != inputRate {
      converter = RateConverter(channelCount: 1)
      inputRate = piece.sampleRate
    }
    let ratio = rate / piece.sampleRate
    guard let converter, RateConverter.accepts(ratio: ratio) else { return [] }
    var result: [Int16] = []
    var output = [Float](repeating: 0, count: 4096)
    var used = 0
    piece.samples.withUnsafeBufferPointer { input in
      guard let base = input.baseAddress else { return }
      while true {
        let step = output.withUnsafeMutableBufferPointer { buffer -> (used: Int, written: Int) in
          guard let start = buffer.baseAddress else { return (0, 0) }
          return converter.convert(
            base + used, input.count - used, into: start, buffer.count, ratio: ratio)
        }
        used += step.used
        result += output[..<step.written].map(Self.integer)
        if step.used == 0, step.written == 0 { break }
      }
    }
    return result
  }

  // MARK: Internals

  private var converter: RateConverter?
  private var inputRate = 0.0

  private static func integer(_ sample: Float) -> Int16 {
    sample.isFinite ? Int16(max(-32768, min(32767, (sample * 32768).rounded()))) : 0
  }
}
