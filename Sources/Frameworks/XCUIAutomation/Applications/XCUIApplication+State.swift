extension XCUIApplication {
  /// The state of an app.
  public enum State: UInt, Sendable {
    /// The state is unknown.
    case unknown
    /// The app does not run.
    case notRunning
    /// The app is suspended in the background.
    case runningBackgroundSuspended
    /// The app runs in the background.
    case runningBackground
    /// The app runs in front.
    case runningForeground
  }
}
