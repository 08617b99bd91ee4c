extension Notification.Name {
  /// Posted when samples of an audio renderer are lost, such as after a change of its output
  /// (Players.QR9).
  public static let AVSampleBufferAudioRendererWasFlushedAutomatically = Notification.Name(
    "AVSampleBufferAudioRendererWasFlushedAutomaticallyNotification")
}

/// The key of the time, in an `NSValue`, from which samples were lost.
public let AVSampleBufferAudioRendererFlushTimeKey = "AVSampleBufferAudioRendererFlushTimeKey"
