internal import TactusEmbeddedPhone
internal import TactusThreads
internal import TactusVirtualTime

/// The way of results of other threads to the app's main actor.
///
/// They come in the next turn of the app, or when the main queue comes to them, whichever is first:
/// a turn that a test asks for comes before the queue, and an app that waits for touches has none.
struct LateDelivery: Sendable {
  private let context = AppContext.current
  private let callbacks = EmbeddedPhone.link.callbacks

  /// Runs a closure on the main actor, once.
  ///
  /// - Thread: any.
  func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    let chance = Chance(body)
    callbacks.add { chance.take() }
    AppContext.with(context) { PhoneTime.runLater { chance.take() } }
  }

  /// A closure that runs once.
  @MainActor
  private final class Chance {
    private var body: (@MainActor @Sendable () -> Void)?

    nonisolated init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

    func take() {
      defer { body = nil }
      body?()
    }
  }
}
