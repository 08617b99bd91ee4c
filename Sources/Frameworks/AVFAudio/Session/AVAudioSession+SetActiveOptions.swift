// The numbers are documented.
extension AVAudioSession {
  /// The options of activating or deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The apps that the session has interrupted are advised to resume (AudioSession.IN2).
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}
