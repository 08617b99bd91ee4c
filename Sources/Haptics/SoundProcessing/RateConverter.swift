internal import CTactusSamplerate

/// A converter of the sample rate of a stream of interleaved frames, by libsamplerate.
///
/// - Thread: one at a time. Only `init`, `reset` and `deinit` allocate or load the library.
public final class RateConverter {
  /// The quality of a conversion.
  public enum Quality: Sendable {
    /// Linear interpolation.
    case linear
    /// The shortest filter: a band of 80 %.
    case fast
    /// A filter with a band of 90 %.
    case medium
    /// The longest filter: a band of 97 %.
    case best
  }

  /// The number of channels of a frame.
  public let channelCount: Int

  /// Creates a converter; `nil` if the library cannot be loaded.
  public init?(channelCount: Int, quality: Quality = .medium) {
    let number =
      switch quality {
      case .linear: SRC_LINEAR
      case .fast: SRC_SINC_FASTEST
      case .medium: SRC_SINC_MEDIUM_QUALITY
      case .best: SRC_SINC_BEST_QUALITY
      }
    guard channelCount > 0, let process = converter_processor(),
      let state = converter_create(Int32(number), Int32(channelCount))
    else { return nil }
    (self.process, self.state, self.channelCount) = (process, state, channelCount)
  }

  deinit { converter_destroy(state) }

  /// Returns whether a ratio of sample rates can be converted.
  public static func accepts(ratio: Double) -> Bool { converter_accepts(ratio) != 0 }

  /// Converts frames.
  ///
  /// - Parameters:
  ///   - input: Interleaved frames.
  ///   - inputCount: Their number.
  ///   - output: The converted frames.
  ///   - outputCount: The largest number of them.
  ///   - ratio: The output rate divided by the input rate, 1/256…256.
  ///   - isEnd: Whether no more input follows.
  /// - Returns: The numbers of frames of the input that were used and of the output that were
  ///   written; both are 0 if nothing can be converted.
  /// - Thread: render.
  public func convert(
    _ input: UnsafePointer<Float>, _ inputCount: Int, into output: UnsafeMutablePointer<Float>,
    _ outputCount: Int, ratio: Double, isEnd: Bool = false
  ) -> (used: Int, written: Int) {
    var data = SRC_DATA()
    data.data_in = input
    data.data_out = output
    data.input_frames = inputCount
    data.output_frames = outputCount
    data.src_ratio = ratio
    data.end_of_input = isEnd ? 1 : 0
    guard process(state, &data) == 0 else { return (0, 0) }
    return (data.input_frames_used, data.output_frames_gen)
  }

  /// Removes the frames that the converter holds.
  public func reset() { converter_reset(state) }

  // MARK: Internals

  private let state: OpaquePointer
  private let process: converter_process_function
}
