import TactusHapticSynthesis

/// A signal of a rendered pattern, as written to a file; the raw value is the word that commands
/// use.
public enum RenderedSignal: String, Sendable, CaseIterable {
  /// The drive signal of the actuator, −1…1 of full scale; one channel.
  case drive
  /// The acceleration at a fingertip in g; one channel.
  case felt
  /// The sound of the audio events, −1…1; left and right.
  case sound
  /// Sound and drive signal added up and clipped at full scale, as a sound device plays them; left
  /// and right.
  case mix

  /// The number of channels.
  public var channelCount: Int {
    switch self {
    case .drive, .felt: 1
    case .sound, .mix: 2
    }
  }

  /// The unit of a sample of 1.
  public var unit: String { self == .felt ? "g" : "full scale" }

  /// Whether the signal is clipped at full scale in a file of a format.
  public func isClipped(in format: SampleFormat) -> Bool { self == .mix || format != .float32 }

  /// Returns a sample of one of the channels, as a file gets it.
  func sample(_ channel: Int, _ frame: Int, of block: SignalBlock) -> Float {
    let sample = unclipped(channel, frame, of: block)
    return self == .mix ? min(max(sample, -1), 1) : sample
  }

  /// Returns a sample of one of the channels, before it is clipped.
  private func unclipped(_ channel: Int, _ frame: Int, of block: SignalBlock) -> Float {
    let sound = channel == 0 ? block.left : block.right
    switch self {
    case .drive: return block.drive[frame]
    case .felt: return block.felt[frame]
    case .sound: return sound[frame]
    case .mix: return sound[frame] + block.drive[frame]
    }
  }

  /// Returns the sample of the louder channel, before it is clipped.
  func loudest(_ frame: Int, of block: SignalBlock) -> Float {
    let first = unclipped(0, frame, of: block)
    guard channelCount > 1 else { return first }
    let second = unclipped(1, frame, of: block)
    return abs(second) > abs(first) ? second : first
  }
}
