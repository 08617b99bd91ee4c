// The numbers are documented.
extension AVAudioSession {
  /// The options for activating or deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Notifies the apps that the session has interrupted, so that they can resume
    /// (AudioSession.IN2).
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}
