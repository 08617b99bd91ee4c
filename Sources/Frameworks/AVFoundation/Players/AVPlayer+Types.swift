extension AVPlayer {
  /// The states of a player.
  public enum Status: Int, Sendable {
    /// No item was loaded yet.
    case unknown = 0
    /// The player can play.
    case readyToPlay = 1
    /// The player can no longer play.
    case failed = 2
  }

  /// The states of playback.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused = 0
    /// The player waits until it can play.
    case waitingToPlayAtSpecifiedRate = 1
    /// The player plays.
    case playing = 2
  }

  /// An action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item plays, in an `AVQueuePlayer`.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// The time stands at the end, and the rate stays.
    case none = 2
  }

  /// A reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Playing now would stall.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It is not known yet how fast the data arrives.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is no item.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// A reason for a change of the rate.
  public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app has set the rate.
    public static let setRateCalled = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
    /// The item cannot be played.
    public static let setRateFailed = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
    /// The session was interrupted, or the output was unplugged.
    public static let audioSessionInterrupted = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
    /// The app is in the background.
    public static let appBackgrounded = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
  }

  /// The rate has changed; the reason is in the user info.
  public static let rateDidChangeNotification = Notification.Name(
    "AVPlayerRateDidChangeNotification")
  /// The key of the reason of a change of the rate.
  public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
}
