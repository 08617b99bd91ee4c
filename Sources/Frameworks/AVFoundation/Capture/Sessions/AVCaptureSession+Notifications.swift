extension AVCaptureSession {
  /// The notification about a runtime error; never posted.
  public static var runtimeErrorNotification: NSNotification.Name { .AVCaptureSessionRuntimeError }
  /// The notification that a session has started (Device.CA3).
  public static var didStartRunningNotification: NSNotification.Name {
    .AVCaptureSessionDidStartRunning
  }
  /// The notification that a session has stopped (Device.CA3).
  public static var didStopRunningNotification: NSNotification.Name {
    .AVCaptureSessionDidStopRunning
  }
  /// The notification about an interruption; never posted.
  public static var wasInterruptedNotification: NSNotification.Name {
    .AVCaptureSessionWasInterrupted
  }
  /// The notification about the end of an interruption; never posted.
  public static var interruptionEndedNotification: NSNotification.Name {
    .AVCaptureSessionInterruptionEnded
  }

  /// The reasons for an interruption.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }
}

extension NSNotification.Name {
  /// The notification about a runtime error; never posted.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// The notification that a session has started.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// The notification that a session has stopped.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// The notification about an interruption; never posted.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// The notification about the end of an interruption; never posted.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

/// The key of the error in the notification of a runtime error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason in the notification of an interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of the system pressure state in the notification of an interruption.
public let AVCaptureSessionInterruptionSystemPressureStateKey =
  "AVCaptureSessionInterruptionSystemPressureStateKey"
