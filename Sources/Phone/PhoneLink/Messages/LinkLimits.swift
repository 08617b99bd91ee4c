/// What a connection between an app and the phone may carry.
public enum LinkLimits {
  /// The version of the messages; a change of any message's shape raises it.
  public static let version = 1
  /// Bytes of one message.
  ///
  /// - Source: ours: room for a pattern of some thousand events. Confidence: guess.
  public static let messageBytes = 1 << 20
  /// Messages a second that an app may send in the long run, and at once after a rest.
  ///
  /// - Source: ours: twice the busiest app we test with. Confidence: guess.
  public static let messagesPerSecond = 20_000
  /// Apps of other processes that can be connected at once; each costs the phone a thread.
  ///
  /// - Source: ours, far more than a phone runs. Confidence: guess.
  public static let connections = 256
  /// Bytes of an app's name.
  ///
  /// - Source: ours: as long as a file's name. Confidence: guess.
  public static let nameBytes = 255
}
