internal import TactusPhoneClient
internal import TactusThreads
internal import TactusVirtualTime

/// The path of a document's closures from other threads to the main thread of its app.
///
/// They run in the next turn of the app, when the main queue reaches them, or while the main thread
/// waits for a document, whichever is first.
struct MainPath: Sendable {
  private let context = AppContext.current
  private let callbacks: AppCallbackQueue?

  /// Creates the path for the app whose code is running.
  init() { callbacks = PhoneTime.isOnMainActor ? AppPhone.link.callbacks : nil }

  /// Runs a closure on the main thread, later.
  ///
  /// - Thread: any.
  func run(_ body: @escaping @MainActor () -> Void) {
    let context = context
    MainRequests.add { AppContext.with(context) { MainActor.assumeIsolated(body) } }
    callbacks?.add { MainRequests.serve() }
    AppContext.with(context) { PhoneTime.runLater { MainRequests.serve() } }
  }
}
