import HapticPatterns
import HapticSynthesis

/// Renders a pattern into a sound file, block by block, so that its length costs no memory.
public struct PatternRecording {
  private let renderer: PatternRenderer
  private let signals: [RenderedSignal]
  private let shortest: Int

  /// Prepares a recording.
  ///
  /// - Parameters:
  ///   - pattern: What is rendered, from its start to its end and on until all is at rest.
  ///   - signals: What is written; each adds its channels in this order.
  ///   - actuator: What the pattern plays on.
  ///   - sampleRate: Frames a second; whole.
  ///   - waveforms: The pattern's sounds by their path, at `sampleRate`.
  public init(
    _ pattern: HapticPattern, signals: [RenderedSignal], actuator: ActuatorProfile,
    sampleRate: Double, waveforms: [String: Waveform]
  ) {
    renderer = PatternRenderer(
      pattern, actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
    self.signals = signals
    shortest = Int((pattern.duration * sampleRate).rounded())
  }

  /// Renders to the end.
  ///
  /// - Parameters:
  ///   - path: The file; whoever wants all or nothing hands in a temporary one.
  ///   - format: How samples are written.
  ///   - progress: Is told how much is done, 0…1.
  /// - Returns: The figures of each signal, in the order of `signals`.
  /// - Throws: `SoundFileError`.
  public func write(
    to path: String, as format: SampleFormat, progress: (Double) -> Void = { _ in }
  ) throws(SoundFileError) -> [SignalStatistics] {
    let channelCount = signals.reduce(0) { $0 + $1.channelCount }
    let writer = try SoundFileWriter(
      path, sampleRate: Int(renderer.sampleRate), channelCount: channelCount, format: format)
    var statistics = signals.map { _ in SignalStatistics(sampleRate: renderer.sampleRate) }
    let block = SignalBlock(capacity: 1_024)
    defer { block.deallocate() }
    var samples: [Float] = []
    samples.reserveCapacity(block.capacity * channelCount)
    while renderer.position < shortest || !renderer.isFinished {
      let count = nextCount(block.capacity)
      renderer.render(count, into: block.buffers)
      samples.removeAll(keepingCapacity: true)
      for frame in 0..<count {
        for signal in signals {
          for channel in 0..<signal.channelCount {
            samples.append(signal.sample(channel, frame, of: block))
          }
        }
      }
      try writer.write(samples)
      for (index, signal) in signals.enumerated() {
        statistics[index].add((0..<count).map { signal.loudest($0, of: block) })
      }
      progress(Double(renderer.position) / Double(max(shortest, 1)))
    }
    try writer.finish()
    return statistics
  }

  // MARK: Internals

  /// Frames between two looks at whether all is at rest: as many as when the pattern is played.
  private static let step = 32

  /// How many frames come next: no more than there is room for, and none long after the end.
  private func nextCount(_ capacity: Int) -> Int {
    let position = renderer.position
    return position < shortest
      ? min(capacity, shortest - position) : Self.step - position % Self.step
  }
}
