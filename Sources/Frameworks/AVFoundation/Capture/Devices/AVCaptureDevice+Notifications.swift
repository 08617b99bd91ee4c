extension AVCaptureDevice {
  /// The notification about a connected device; never posted.
  public static var wasConnectedNotification: NSNotification.Name { .AVCaptureDeviceWasConnected }
  /// The notification about a disconnected device; never posted.
  public static var wasDisconnectedNotification: NSNotification.Name {
    .AVCaptureDeviceWasDisconnected
  }
  /// The notification about a change of the subject area; never posted.
  public static var subjectAreaDidChangeNotification: NSNotification.Name {
    .AVCaptureDeviceSubjectAreaDidChange
  }
}

extension NSNotification.Name {
  /// The notification about a connected device; never posted.
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  /// The notification about a disconnected device; never posted.
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  /// The notification about a change of the subject area; never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
