import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusThreads

/// The app that runs, and its link to its phone.
@MainActor
package final class TestHostRun: TestHostRunning {
  package init(on line: ClientLink) {
    self.line = line
    LayerSession.shareCurrent()
    driver = AppDriver { TestHostDelegate() }
  }

  package func launch() {
    let connection = line.connection
    // The main queue belongs to all tests: each turn says whose context and phone it is part of.
    let link = AppLink(driver) { [weak self] then in
      AppRunner.letMainQueueRun { self?.run(then) }
    } send: {
      connection.send($0)
    }
    self.link = link
    line.router.connect(.app) { [weak self, inbox] message in
      guard let message else { return }
      inbox.add(message)
      DispatchQueue.main.Dispatch::async { MainActor.assumeIsolated { self?.receive() } }
    }
    connection.send(.join)
    // A phone in this process responds at once, so that the app is launched when this returns.
    connection.settle()
    receive()
  }

  package func end() {
    line.router.disconnect(.app)
    link = nil
    driver.end()
    LayerSession.stopSharing()
  }

  private let line: ClientLink
  private let driver: AppDriver
  private let inbox = Inbox()
  private var link: AppLink?

  private func receive() {
    run {
      while let link, let message = inbox.removeFirst() { link.receive(message) }
    }
  }

  private func run(_ body: () -> Void) {
    AppContext.with(.process) {
      AppPhone.withLink(line, body)
      // Between two turns a test may wait until `CACurrentMediaTime()` has passed a limit.
      if !AppTimers.shared.isTurnActive { LayerSession.current.clock.run() }
    }
  }
}

/// The messages that the app has not handled yet.
private final class Inbox: Sendable {
  private let messages = Mutex<[PhoneMessage]>([])

  func add(_ message: PhoneMessage) { messages.withLock { $0.append(message) } }

  func removeFirst() -> PhoneMessage? {
    messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
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
