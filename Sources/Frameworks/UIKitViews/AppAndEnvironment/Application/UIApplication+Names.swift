extension UIApplication {
  /// The states of an app.
  public enum State: Int, Sendable {
    /// In the foreground, and receiving touches.
    case active = 0
    /// In the foreground, without touches.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// The keys of launch options.
  public struct LaunchOptionsKey: _WrappedWord, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A notification posted when `backgroundRefreshStatus` changes; never posted here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The minimum interval between background fetches, in seconds.
  ///
  /// - Source: Apple's reference has no number. Confidence: guess.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that prevents background fetches.
  ///
  /// - Source: Apple's reference has no number. Confidence: guess.
  public nonisolated static let backgroundFetchIntervalNever =
    TimeInterval.greatestFiniteMagnitude
  /// The name of the exception for a controller whose orientations the app does not support; never
  /// raised here.
  public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")

  /// A notification posted when the app has launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// A notification posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification posted when the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification posted before the app enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A notification posted when the day changes or the clock is set.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// A notification posted when the user has taken a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// A notification posted before protected files become unavailable, because the phone is locked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// A notification posted when protected files have become available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// A notification posted before the app terminates, while it can still save.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// A notification posted before the interface rotates, with the new orientation (Rotation.RO6).
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// A notification posted when the interface has rotated, with the old orientation (Rotation.RO6).
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// A notification posted before the status bar's frame changes; never posted here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// A notification posted after the status bar's frame has changed; never posted here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of the frame in the user info of these notifications.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The key of the orientation, an `NSNumber` of its raw value, in the user info of notifications.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
}
