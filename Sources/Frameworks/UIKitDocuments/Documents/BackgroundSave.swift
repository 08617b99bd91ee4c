/// The time that an app has in the background for a save.
@MainActor
final class BackgroundSave {
  private let app: UIApplication
  private var task = UIBackgroundTaskIdentifier.invalid

  init(_ app: UIApplication) {
    self.app = app
    task = app.beginBackgroundTask { [weak self] in self?.end() }
  }

  /// Ends the time.
  func end() {
    guard task != .invalid else { return }
    app.endBackgroundTask(task)
    task = .invalid
  }
}
