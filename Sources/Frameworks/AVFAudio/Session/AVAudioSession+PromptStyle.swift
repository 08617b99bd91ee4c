// The numbers are documented.
extension AVAudioSession {
  /// The styles of prompts, according to the other sound.
  public enum PromptStyle: UInt, Sendable {
    /// No prompts.
    case none = 0x6E6F_6E65
    /// Short prompts, such as a sound.
    case short = 0x7368_7274
    /// Any prompts.
    case normal = 0x6E72_6D6C
  }
}
