extension AVCaptureDevice {
  /// The name of a notification about a new device, which is never posted.
  public static var wasConnectedNotification: NSNotification.Name { .AVCaptureDeviceWasConnected }
  /// The name of a notification about a lost device, which is never posted.
  public static var wasDisconnectedNotification: NSNotification.Name {
    .AVCaptureDeviceWasDisconnected
  }
  /// The name of a notification about a change of what a camera sees, which is never posted.
  public static var subjectAreaDidChangeNotification: NSNotification.Name {
    .AVCaptureDeviceSubjectAreaDidChange
  }
}

extension NSNotification.Name {
  /// The name of a notification about a new device, which is never posted.
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  /// The name of a notification about a lost device, which is never posted.
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  /// The name of a notification about a change of what a camera sees, which is never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
