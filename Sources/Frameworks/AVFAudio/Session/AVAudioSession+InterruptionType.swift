// The numbers are documented.
extension AVAudioSession {
  /// The type of an interruption notification.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption has ended.
    case ended = 0
    /// The interruption has begun.
    case began = 1
  }
}
