internal import TactusThreads
internal import TactusVirtualTime

/// The main queue of the app that has created a page or an assistant.
///
/// - Thread: any.
struct MainCalls: Sendable {
  private let context = AppContext.current

  /// Calls a closure asynchronously on the main queue.
  func async(_ body: @escaping @MainActor @Sendable () -> Void) {
    AppContext.with(context) { PhoneTime.runLater(body) }
  }
}
