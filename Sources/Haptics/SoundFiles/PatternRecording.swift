import TactusHapticPatterns
import TactusHapticSynthesis

/// A recording that renders a pattern into a sound file block by block, in constant memory.
public struct PatternRecording {
  private let renderer: PatternRenderer
  private let signals: [RenderedSignal]
  private let shortest: Int

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, rendered from its start until everything is at rest.
  ///   - signals: The signals to be written; each adds its channels in this order.
  ///   - actuator: The profile of the actuator.
  ///   - sampleRate: Frames per second; an integer.
  ///   - waveforms: The pattern's sounds by path, at `sampleRate`.
  public init(
    _ pattern: HapticPattern, signals: [RenderedSignal], actuator: ActuatorProfile,
    sampleRate: Double, waveforms: [String: Waveform]
  ) {
    renderer = PatternRenderer(
      pattern, actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
    self.signals = signals
    shortest = Int((pattern.duration * sampleRate).rounded())
  }

  /// Renders the whole pattern.
  ///
  /// - Parameters:
  ///   - path: The file; for all-or-nothing, pass a temporary one. Without one, the signals are
  ///     only measured.
  ///   - format: The format of the samples.
  ///   - progress: Receives the completed part, 0…1.
  /// - Returns: The statistics of each signal, in the order of `signals`.
  /// - Throws: `SoundFileError`.
  public func write(
    to path: String?, as format: SampleFormat, progress: (Double) -> Void = { _ in }
  ) throws(SoundFileError) -> [SignalStatistics] {
    let channelCount = signals.reduce(0) { $0 + $1.channelCount }
    var writer: SoundFileWriter?
    if let path {
      writer = try SoundFileWriter(
        path, sampleRate: Int(renderer.sampleRate), channelCount: channelCount, format: format)
    }
    var statistics = signals.map {
      SignalStatistics(sampleRate: renderer.sampleRate, isClipped: $0.isClipped(in: format))
    }
    let block = SignalBlock(capacity: 1_024)
    defer { block.deallocate() }
    var samples: [Float] = []
    samples.reserveCapacity(block.capacity * channelCount)
    while renderer.position < shortest || !renderer.isFinished {
      let count = nextCount(block.capacity)
      renderer.render(count, into: block.buffers)
      samples.removeAll(keepingCapacity: true)
      for frame in 0..<(writer == nil ? 0 : count) {
        for signal in signals {
          for channel in 0..<signal.channelCount {
            samples.append(signal.sample(channel, frame, of: block))
          }
        }
      }
      try writer?.write(samples)
      for (index, signal) in signals.enumerated() {
        statistics[index].add((0..<count).map { signal.loudest($0, of: block) })
      }
      progress(Double(renderer.position) / Double(max(shortest, 1)))
    }
    try writer?.finish()
    return statistics
  }

  // MARK: Internals

  /// The number of frames between two checks whether everything is at rest: the same as in
  /// playback.
  private static let step = 32

  /// Returns the number of frames of the next block, limited by the capacity and the end of the
  /// pattern.
  private func nextCount(_ capacity: Int) -> Int {
    let position = renderer.position
    return position < shortest
      ? min(capacity, shortest - position) : Self.step - position % Self.step
  }
}
