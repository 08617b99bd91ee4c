import Synchronization
import TactusEmbeddedPhone
import TactusPhoneLink
import TactusThreads

/// The app of a test bundle whose tests launch none, as Xcode's test host is (AppLife.PT13).
///
/// Its phone runs by the machine's clock. The app gets its turns while a test runs the main run loop,
/// waits for expectations, or awaits.
@MainActor
package enum TestHost {
  /// Whether tests get an app; `TACTUS_TEST_HOST=0` turns it off, as tests of UIKit itself do.
  package static var isEnabled =
    isTestProcess && ProcessInfo.processInfo.environment["TACTUS_TEST_HOST"] != "0"
  /// Whether the app runs.
  package private(set) static var isRunning = false

  /// Launches the app if something needs one and there is none.
  static func startIfNeeded() {
    guard isEnabled, !isRunning, UIApplication.running == nil, !AppTimers.shared.hasApp,
      AppContext.current === AppContext.process, PhoneTime.isOnMainActor, !LayerSession.isChosen
    else { return }
    isRunning = true
    LayerSession.shareCurrent()
    let line = EmbeddedPhone.link
    let driver = AppDriver { TestHostDelegate() }
    host = driver
    let link = AppLink(driver, settle: AppRunner.letMainQueueRun) { line.connection.send($0) }
    let inbox = Inbox()
    let receive: @MainActor @Sendable () -> Void = {
      while let message = inbox.removeFirst() { link.receive(message) }
    }
    line.router.connect(.app) { message in
      guard let message else { return }
      inbox.add(message)
      DispatchQueue.main.Dispatch::async { MainActor.assumeIsolated { receive() } }
    }
    line.connection.send(.join)
    // A phone in this process answers at once, so that the app is launched when this returns.
    line.connection.settle()
    receive()
  }

  /// Ends the app, as a test launches one of its own in the same context.
  package static func endIfRunning() {
    guard isRunning, let host, AppContext.current === AppContext.process else { return }
    self.host = nil
    EmbeddedPhone.existingLink?.router.disconnect(.app)
    host.end()
    isRunning = false
  }

  /// Whether the process runs a test bundle.
  static let isTestProcess = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false

  // MARK: Internals

  private static var host: AppDriver?

  /// The messages that the app has not handled yet.
  private final class Inbox: Sendable {
    private let messages = Mutex<[PhoneMessage]>([])

    func add(_ message: PhoneMessage) { messages.withLock { $0.append(message) } }

    func removeFirst() -> PhoneMessage? {
      messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }
}

/// The delegate of the app, with an empty key window.
@MainActor
private final class TestHostDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
