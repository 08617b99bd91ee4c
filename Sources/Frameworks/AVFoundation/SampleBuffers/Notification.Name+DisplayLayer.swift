extension Notification.Name {
  /// Posted when a display layer cannot show samples.
  public static let AVSampleBufferDisplayLayerFailedToDecode = Notification.Name(
    "AVSampleBufferDisplayLayerFailedToDecodeNotification")
  /// Posted when it changes whether a display layer has to be flushed; never by itself.
  public static let AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange =
    Notification.Name(
      "AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChangeNotification")
}

/// The key of the error of a display layer's notification.
public let AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey =
  "AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey"
