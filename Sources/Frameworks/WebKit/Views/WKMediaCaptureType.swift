/// The capture devices that a page requests.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// Both at once.
  case cameraAndMicrophone
}
