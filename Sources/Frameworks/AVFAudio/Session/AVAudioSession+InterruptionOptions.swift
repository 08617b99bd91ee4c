// The numbers are documented.
extension AVAudioSession {
  /// The options at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Playback may resume.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
}
