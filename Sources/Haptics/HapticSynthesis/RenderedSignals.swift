import TactusHapticPatterns

/// A whole pattern as samples, all signals with the same length.
public struct RenderedSignals: Sendable, Equatable {
  /// Frames per second.
  public var sampleRate: Double
  /// The drive signal of the actuator, −1…1 of full scale.
  public var drive: [Float]
  /// The acceleration at a fingertip in g.
  public var felt: [Float]
  /// The left channel of the sound, −1…1.
  public var left: [Float]
  /// The right channel of the sound, −1…1.
  public var right: [Float]

  /// The maximum number of rendered seconds; the rest of a longer pattern is left out.
  public static let longestDuration = 600.0

  /// Creates the signals.
  public init(
    sampleRate: Double, drive: [Float], felt: [Float], left: [Float], right: [Float]
  ) {
    self.sampleRate = sampleRate
    self.drive = drive
    self.felt = felt
    self.left = left
    self.right = right
  }

  /// Renders a pattern from its start until everything is at rest.
  ///
  /// For a part of a long pattern use a `PatternRenderer` instead.
  public init(
    _ pattern: HapticPattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:]
  ) {
    let renderer = PatternRenderer(
      pattern, actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
    self.init(sampleRate: renderer.sampleRate, drive: [], felt: [], left: [], right: [])
    // The renderer's own rate, since the requested one may be out of range.
    let longest = Int(Self.longestDuration * renderer.sampleRate)
    let shortest = min(
      FrameClock(sampleRate: renderer.sampleRate).frame(at: pattern.duration), longest)
    let block = SignalBlock(capacity: 1024)
    defer { block.deallocate() }
    while drive.count < shortest || (!renderer.isFinished && drive.count < longest) {
      let wanted = drive.count < shortest ? shortest - drive.count : longest - drive.count
      let count = min(block.capacity, wanted)
      renderer.render(count, into: block.buffers)
      drive.append(contentsOf: block.drive.prefix(count))
      felt.append(contentsOf: block.felt.prefix(count))
      left.append(contentsOf: block.left.prefix(count))
      right.append(contentsOf: block.right.prefix(count))
    }
  }
}
