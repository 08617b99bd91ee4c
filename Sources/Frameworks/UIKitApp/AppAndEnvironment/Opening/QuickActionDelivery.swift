import TactusPhoneLink

/// The delivery of one quick action to a delegate, with its completion handler.
///
/// Steps QuickActions.E1…
@MainActor
final class QuickActionDelivery {
  /// Delivers a quick action.
  ///
  /// - Parameters:
  ///   - item: The quick action.
  ///   - perform: Calls the delegate with the item and the completion handler.
  static func deliver(
    _ item: UIApplicationShortcutItem,
    _ perform: (UIApplicationShortcutItem, @escaping (Bool) -> Void) -> Void
  ) {
    let delivery = QuickActionDelivery(item.type)
    perform(item) { isDone in
      // The handler may be called on any thread (QuickActions.E2).
      if PhoneTime.isOnMainQueue {
        MainActor.assumeIsolated { delivery.end(isDone) }
      } else {
        DispatchQueue.main.async { delivery.end(isDone) }
      }
    }
    delivery.waitForEnd()
  }

  // MARK: Internals

  /// The time after which an unanswered quick action is reported, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let timeLimit: TimeInterval = 5

  private let type: String
  private var isEnded = false
  private var timer: Int?

  private init(_ type: String) { self.type = type }

  private func end(_ isDone: Bool) {
    guard !isEnded else {
      // A second call has no effect (QuickActions.E3).
      return RuntimeWarning.once(
        "the completion handler of the quick action “\(type)” was called more than once")
    }
    isEnded = true
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
    report(isDone)
  }

  private func waitForEnd() {
    guard !isEnded else { return }
    timer = AppTimers.shared.add(at: CACurrentMediaTime() + Self.timeLimit) { [self] in
      timer = nil
      // A later call still counts (QuickActions.E4).
      if !isEnded { report(nil) }
    }
  }

  private func report(_ isDone: Bool?) {
    PhoneRequests.send(.quickActionEnded(type: type, isDone))
  }
}
