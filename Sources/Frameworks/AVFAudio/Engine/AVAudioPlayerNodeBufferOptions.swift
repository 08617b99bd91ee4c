/// The options of a scheduled buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options of a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The buffer loops until the player stops or another buffer interrupts it.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// The buffer replaces those that are playing or pending.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// The buffer replaces a looping one, at the end of its loop.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
