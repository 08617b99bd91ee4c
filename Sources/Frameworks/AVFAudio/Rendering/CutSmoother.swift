/// Smooths the step in the output when a connection is removed while it sounds (AudioEngine.EG4).
///
/// The step is added to the frames after it, and decays to 0.
///
/// - Thread: render, except `init` and `deinit`.
final class CutSmoother {
  /// Creates a smoother.
  init(channelCount: Int) {
    self.channelCount = channelCount
    last = .allocate(capacity: channelCount)
    step = .allocate(capacity: channelCount)
    last.initialize(repeating: 0, count: channelCount)
    step.initialize(repeating: 0, count: channelCount)
  }

  deinit {
    last.deallocate()
    step.deallocate()
  }

  /// Begins to smooth the step before the next frames.
  func begin() { isBeginning = true }

  /// Smooths frames of the output.
  func process(_ frames: RenderBuffers, _ count: Int) {
    guard count > 0 else { return }
    if isBeginning {
      for channel in 0..<channelCount {
        // After silence there is nothing to smooth, and sound that begins there starts at once.
        step[channel] = last[channel] == 0 ? 0 : last[channel] - frames.channels[channel][0]
      }
      (left, isBeginning) = (Self.length, false)
    }
    let changed = min(left, count)
    for channel in 0..<channelCount {
      let samples = frames.channels[channel]
      for index in 0..<changed {
        samples[index] += step[channel] * Float(left - index) / Float(Self.length)
      }
      last[channel] = samples[count - 1]
    }
    left -= changed
  }

  // MARK: Internals

  /// The number of frames: 5 ms.
  ///
  /// - Source: ours; a step of that length is not heard as a click. Confidence: guess.
  private static let length = 240

  private let channelCount: Int
  private let last: UnsafeMutablePointer<Float>
  private let step: UnsafeMutablePointer<Float>
  private var isBeginning = false
  private var left = 0
}
