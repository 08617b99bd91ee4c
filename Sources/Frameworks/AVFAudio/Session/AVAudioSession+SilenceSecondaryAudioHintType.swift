// The numbers are documented.
extension AVAudioSession {
  /// The type of a notification about secondary audio.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// Secondary audio may resume.
    case end = 0
    /// Secondary audio should be silenced.
    case begin = 1
  }
}
