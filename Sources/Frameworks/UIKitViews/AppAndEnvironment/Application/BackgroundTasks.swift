import TactusPhoneTypes

/// The background tasks of an app, and their time limit (AppLife.L14).
@MainActor
package final class BackgroundTasks {
  /// The time that an app may run in the background, in seconds (AppLife.L14).
  ///
  /// - Source: measurements by developers of iOS 7 to 12, and since iOS 13. Confidence: guess.
  static var timeLimit: TimeInterval {
    UIScreen.main.device.systemVersion < SystemVersion(13) ? 180 : 30
  }

  /// Begins a task, and returns `invalid` if there is no time left.
  func begin(_ name: String?, _ handler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
    guard timeRemaining > 0 else { return .invalid }
    lastNumber += 1
    if open.isEmpty { PhoneRequests.send(.backgroundTask(isRunning: true)) }
    open.append(Entry(number: lastNumber, name: name ?? "", handler: handler))
    return UIBackgroundTaskIdentifier(rawValue: lastNumber)
  }

  /// Ends a task; does nothing if it has ended.
  func end(_ identifier: UIBackgroundTaskIdentifier) {
    guard let place = open.firstIndex(where: { $0.number == identifier.rawValue }) else { return }
    open.remove(at: place)
    if open.isEmpty { PhoneRequests.send(.backgroundTask(isRunning: false)) }
  }

  /// The remaining time in seconds.
  var timeRemaining: TimeInterval {
    end.map { max(0, $0 - CACurrentMediaTime()) } ?? .greatestFiniteMagnitude
  }

  /// Starts the time limit when the app enters the background.
  package func enterBackground() {
    let end = CACurrentMediaTime() + Self.timeLimit
    self.end = end
    timer = AppTimers.shared.add(at: end) { [weak self] in self?.expire() }
  }

  /// Stops the time limit when the app enters the foreground.
  package func enterForeground() {
    end = nil
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
  }

  // MARK: Internals

  private struct Entry {
    let number: Int
    let name: String
    let handler: (@MainActor () -> Void)?
  }

  private var open: [Entry] = []
  private var lastNumber = 0
  /// The time at which the limit is reached; nil in the foreground.
  private var end: TimeInterval?
  private var timer: Int?

  private func expire() {
    timer = nil
    for entry in open where open.contains(where: { $0.number == entry.number }) {
      entry.handler?()
    }
    guard let left = open.first else { return }
    RuntimeWarning.once(
      "the background task “\(left.name)” was not ended in time; an iPhone would terminate the app")
  }
}
