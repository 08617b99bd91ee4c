extension NSNotification.Name {
  /// An item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end; the error is in the user info.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item's time has jumped.
  public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
  /// An item waits for data.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// The access log of an item has a new entry.
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name(
    "AVPlayerItemNewAccessLogEntry")
  /// The error log of an item has a new entry.
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntry")
  /// The recommended time offset of an item from the live edge has changed; never posted, since the
  /// phone plays no live streams with one.
  public static let AVPlayerItemRecommendedTimeOffsetFromLiveDidChange = Notification.Name(
    "AVPlayerItemRecommendedTimeOffsetFromLiveDidChange")
  /// The media selection of an item has changed.
  public static let AVPlayerItemMediaSelectionDidChange = Notification.Name(
    "AVPlayerItemMediaSelectionDidChangeNotification")
}

/// The key of the participant who has made an item's time jump, for shared playback.
public let AVPlayerItemTimeJumpedOriginatingParticipantKey =
  "AVPlayerItemTimeJumpedOriginatingParticipantKey"

/// The key of the error of `AVPlayerItemFailedToPlayToEndTime`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey =
  "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
  /// The media selection has changed.
  public static let mediaSelectionDidChangeNotification = Notification.Name(
    "AVPlayerItemMediaSelectionDidChangeNotification")
  /// An item was played to its end.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// An item could not be played to its end.
  public static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
  /// An item waits for data.
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
  /// An item's time has jumped.
  public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
  /// The access log of an item has a new entry.
  public static let newAccessLogEntryNotification =
    Notification.Name.AVPlayerItemNewAccessLogEntry
  /// The error log of an item has a new entry.
  public static let newErrorLogEntryNotification = Notification.Name.AVPlayerItemNewErrorLogEntry
  /// The recommended time offset of an item from the live edge has changed.
  public static let recommendedTimeOffsetFromLiveDidChangeNotification =
    Notification.Name.AVPlayerItemRecommendedTimeOffsetFromLiveDidChange
  /// The key of the participant who has made an item's time jump.
  public static let timeJumpedOriginatingParticipantKey =
    AVPlayerItemTimeJumpedOriginatingParticipantKey
}
