/// Constants that identify the devices with which a page wants to record.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}
