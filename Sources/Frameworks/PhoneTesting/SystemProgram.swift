import Synchronization
import TactusEmbeddedPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneLink
import TactusThreads
import TactusUIKitViews
import TactusVirtualTime
import UIKit

/// A UIKit program that runs on a simulated phone beside the app of the test, with its own state of
/// the frameworks (HomeScreen.C8).
@MainActor
final class SystemProgram {
  /// The delegate of the program.
  let delegate: any UIApplicationDelegate

  /// Connects a program with a phone.
  ///
  /// - Parameters:
  ///   - host: The phone.
  ///   - name: The name of the program, for the log.
  ///   - identity: The identity of the program.
  ///   - bundle: The main bundle of the program; `nil` for that of the process.
  ///   - delegate: Creates the delegate.
  init(
    on host: PhoneHost, _ name: String, as identity: ClientIdentity, bundle: Bundle? = nil,
    delegate makeDelegate: () -> any UIApplicationDelegate
  ) {
    let router = MessageRouter()
    let connection = host.connect(name, as: identity) { router.receive($0) }
    let line = ClientLink(connection, router)
    line.usePrinters(of: host)
    let context = AppContext()
    let (delegate, link) = AppPhone.withLink(line) {
      AppContext.with(context) { () -> (any UIApplicationDelegate, AppLink) in
        NotificationCenter.ofApp = NotificationCenter()
        MainBundle.setOfProgram(bundle)
        let delegate = makeDelegate()
        let driver = AppDriver { delegate }
        TurnQueue.shared.isEnabled = true
        AppTasks.shared.begin(in: host)
        let link = AppLink(
          driver,
          settle: { then in
            TurnQueue.shared.drain()
            then()
          }
        ) { connection.send($0) }
        return (delegate, link)
      }
    }
    (self.delegate, self.line, self.context, self.link) = (delegate, line, context, link)
    let inbox = inbox
    router.connect(.app) { message in
      if let message { inbox.withLock { $0.append(message) } }
    }
    connection.send(.join)
  }

  /// Handles the messages of the phone that have arrived, unless the program waits for the user
  /// (Pasteboard.PP5).
  func run() {
    while !within({ PasteboardAccess.isWaiting }),
      let message = inbox.withLock({ $0.isEmpty ? nil : $0.removeFirst() })
    {
      within { link.receive(message) }
    }
  }

  /// Runs a closure as the program.
  func within<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AppContext.with(context) { try AppPhone.withLink(line, body) }
  }

  // MARK: Internals

  private let line: ClientLink
  private let context: AppContext
  private let link: AppLink
  private let inbox = Inbox()

  /// The messages that the program has not handled.
  private final class Inbox: Sendable {
    private let messages = Mutex<[PhoneMessage]>([])

    func withLock<Result>(_ body: (inout [PhoneMessage]) -> Result) -> Result {
      var result: Result?
      messages.withLock { result = body(&$0) }
      guard let result else { preconditionFailure("the body ran") }
      return result
    }
  }
}
