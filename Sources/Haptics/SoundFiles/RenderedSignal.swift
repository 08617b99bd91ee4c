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

  /// Returns a sample of one of the channels.
  func sample(_ channel: Int, _ frame: Int, of block: SignalBlock) -> Float {
    let sound = channel == 0 ? block.left : block.right
    switch self {
    case .drive: return block.drive[frame]
    case .felt: return block.felt[frame]
    case .sound: return sound[frame]
    case .mix: return min(max(sound[frame] + block.drive[frame], -1), 1)
    }
  }

  /// Returns the sample of the louder channel.
  func loudest(_ frame: Int, of block: SignalBlock) -> Float {
    let first = sample(0, frame, of: block)
    guard channelCount > 1 else { return first }
    let second = sample(1, frame, of: block)
    return abs(second) > abs(first) ? second : first
  }
}
