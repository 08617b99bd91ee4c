extension Notification.Name {
  /// Posted when samples of an audio renderer are lost, as when its output has changed
  /// (Players.QR9).
  public static let AVSampleBufferAudioRendererWasFlushedAutomatically = Notification.Name(
    "AVSampleBufferAudioRendererWasFlushedAutomaticallyNotification")
}

/// The key of the time, in an `NSValue`, from which on samples were lost.
public let AVSampleBufferAudioRendererFlushTimeKey = "AVSampleBufferAudioRendererFlushTimeKey"
