extension AVCaptureSession {
  /// The name of the notification about a failure; never posted.
  public static var runtimeErrorNotification: NSNotification.Name { .AVCaptureSessionRuntimeError }
  /// The name of the notification that a session has started (Device.CA3).
  public static var didStartRunningNotification: NSNotification.Name {
    .AVCaptureSessionDidStartRunning
  }
  /// The name of the notification that a session has stopped (Device.CA3).
  public static var didStopRunningNotification: NSNotification.Name {
    .AVCaptureSessionDidStopRunning
  }
  /// The name of the notification about an interruption; never posted.
  public static var wasInterruptedNotification: NSNotification.Name {
    .AVCaptureSessionWasInterrupted
  }
  /// The name of the notification about the end of an interruption; never posted.
  public static var interruptionEndedNotification: NSNotification.Name {
    .AVCaptureSessionInterruptionEnded
  }

  /// The reason of an interruption.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }
}

extension NSNotification.Name {
  /// The name of the notification about a failure; never posted.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// The name of the notification that a session has started.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// The name of the notification that a session has stopped.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// The name of the notification about an interruption; never posted.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// The name of the notification about the end of an interruption; never posted.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

/// The key of the error of a failure's notification.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason of an interruption's notification.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of the pressure of an interruption's notification.
public let AVCaptureSessionInterruptionSystemPressureStateKey =
  "AVCaptureSessionInterruptionSystemPressureStateKey"
