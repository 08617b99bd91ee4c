/// What an app wants to finish in the background, and how long it may.
///
/// Step L14 is in `Documentation/Behaviour/AppLife.md`.
@MainActor
final class BackgroundTasks {
  /// Seconds that an app may go on in the background.
  ///
  /// - Source: what people measure since iOS 13. Confidence: guess.
  static let grace: TimeInterval = 30

  /// Begins something; with no time left it is not begun.
  func begin(_ name: String?, _ handler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
    guard timeRemaining > 0 else { return .invalid }
    lastNumber += 1
    open.append(Entry(number: lastNumber, name: name ?? "", handler: handler))
    return UIBackgroundTaskIdentifier(rawValue: lastNumber)
  }

  /// Ends it; what is over already stays so.
  func end(_ identifier: UIBackgroundTaskIdentifier) {
    open.removeAll { $0.number == identifier.rawValue }
  }

  /// Seconds that are left.
  var timeRemaining: TimeInterval {
    end.map { max(0, $0 - CACurrentMediaTime()) } ?? .greatestFiniteMagnitude
  }

  /// The app is not seen any more.
  func leaveFront() {
    let end = CACurrentMediaTime() + Self.grace
    self.end = end
    timer = AppTimers.shared.add(at: end) { [weak self] in self?.expire() }
  }

  /// The app will be seen again.
  func comeToFront() {
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
  /// When its time is over; nil while it is in front.
  private var end: TimeInterval?
  private var timer: Int?

  private func expire() {
    timer = nil
    for entry in open where open.contains(where: { $0.number == entry.number }) {
      entry.handler?()
    }
    guard let left = open.first else { return }
    Complaint.once(
      "the background task “\(left.name)” was not ended in time, for which an iPhone ends the app")
  }
}

/// What a task in the background is ended by.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes one of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None: there is no time for it.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
