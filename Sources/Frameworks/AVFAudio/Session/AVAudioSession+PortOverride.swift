// The numbers are documented.
extension AVAudioSession {
  /// The override of the output port.
  public enum PortOverride: UInt, Sendable {
    /// The port of the category.
    case none = 0
    /// The speaker: `'spkr'`.
    case speaker = 0x7370_6B72
  }
}
