/// What a connection between an app and the phone may carry.
public enum LinkLimits {
  /// The version of the messages; a change of any message's shape raises it.
  public static let version = 6
  /// Bytes of one message.
  ///
  /// - Source: ours: room for a pattern of some thousand events, and for as many elements of a
  ///   screen as there may be. Confidence: guess.
  public static let messageBytes = 4 << 20
  /// Bytes of what a screen shows, which goes over the wire as it is.
  ///
  /// - Source: ours: a thousand times a usual frame, and less than three bytes can count.
  ///   Confidence: guess.
  public static let frameBytes = 8 << 20
  /// Elements of a screen that an app can tell of.
  ///
  /// - Source: ours: more than a scroll view of ten thousand views. Confidence: guess.
  public static let screenElements = 16_384
  /// Bytes of what an app wants said or opened, and of a quick action's words.
  ///
  /// - Source: ours: longer than any address or sentence. Confidence: guess.
  public static let shortTextBytes = 8192
  /// Quick actions that an app's icon can offer; a phone shows four of them.
  ///
  /// - Source: ours. Confidence: guess.
  public static let quickActions = 64
  /// Samples of touches in one message: a frame of every finger and pencil, many times over.
  ///
  /// - Source: ours. Confidence: guess.
  public static let touchSamples = 4096
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
  /// Events, event parameters, parameters and curve points of one pattern.
  ///
  /// - Source: ours: the busiest real file we know has some 2,000. Confidence: guess.
  public static let patternElements = 65_536
  /// The same of all patterns that an app's players have at once.
  ///
  /// - Source: ours, some hundred megabytes. Confidence: guess.
  public static let appElements = 1_048_576
  /// Haptic engines that one app can have at once.
  ///
  /// - Source: ours, far more than an app needs. Confidence: guess.
  public static let engines = 128
  /// System sounds that one app can have waiting to be over.
  ///
  /// - Source: ours, far more than can be told apart. Confidence: guess.
  public static let sounds = 256
  /// Pattern players that one app can have at once.
  ///
  /// - Source: ours, far more than an app needs. Confidence: guess.
  public static let players = 4096
}
