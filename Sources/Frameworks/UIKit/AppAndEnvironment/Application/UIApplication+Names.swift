extension UIApplication {
  /// What part an app has on the phone.
  public enum State: Int, Sendable {
    /// It is in front and gets touches.
    case active = 0
    /// It is seen, and gets no touches.
    case inactive = 1
    /// It is not seen.
    case background = 2
  }

  /// What an app was launched for.
  public struct LaunchOptionsKey: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app gets touches.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app will get no touches.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is not seen any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app will be seen again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Memory is short, and the app should let go of what it can make again.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// It is another day, or the clock was set.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Somebody has taken a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
