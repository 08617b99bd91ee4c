/// The options of a scheduled buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options of a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The buffer repeats until the player stops or another buffer interrupts it.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// The buffer interrupts those that play or wait.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// The buffer interrupts one that repeats, at the end of its pass.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
