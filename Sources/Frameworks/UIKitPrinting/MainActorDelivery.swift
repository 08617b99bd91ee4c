internal import TactusPhoneClient
internal import TactusThreads
internal import TactusVirtualTime

/// The delivery of the results of other threads to the app's main actor.
///
/// A result is delivered in the app's next turn, or by the main queue, whichever comes first: a
/// turn that a test asks for comes before the queue, and an app that waits for touches has no
/// turns.
struct MainActorDelivery: Sendable {
  private let context = AppContext.current
  private let callbacks = AppPhone.link.callbacks

  /// Runs a closure on the main actor, once.
  ///
  /// - Thread: any.
  func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    let closure = OneTimeClosure(body)
    callbacks.add { closure.run() }
    AppContext.with(context) { PhoneTime.runLater { closure.run() } }
  }

  /// A closure that runs once.
  @MainActor
  private final class OneTimeClosure {
    private var body: (@MainActor @Sendable () -> Void)?

    nonisolated init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

    func run() {
      defer { body = nil }
      body?()
    }
  }
}
