internal import Glibc
import TactusPhoneClient
import TactusPhoneLink

/// The main loop of an app, until the phone ends it.
@MainActor
enum AppRunner {
  /// Joins the phone and processes its messages.
  ///
  /// - Parameters:
  ///   - applicationClass: `UIApplication` or a subclass; nil for `UIApplication`.
  ///   - delegateClass: The class of the app delegate.
  static func run(_ applicationClass: AnyClass?, _ delegateClass: AnyClass) -> Never {
    run(applicationClass) { make(delegateClass) }
  }

  /// Joins the phone and processes its messages.
  ///
  /// - Parameters:
  ///   - applicationClass: `UIApplication` or a subclass; nil for `UIApplication`.
  ///   - makeDelegate: Creates the app delegate.
  static func run(
    _ applicationClass: AnyClass?, delegate makeDelegate: @escaping () -> any UIApplicationDelegate
  ) -> Never {
    let driver = AppDriver(
      application: { make(applicationClass ?? UIApplication.self) }, delegate: makeDelegate)
    if VirtualTime.isOfProcess { AppTasks.shared.begin(in: driver, isWholeProcess: true) }
    let line = AppPhone.link
    let link = AppLink(driver, settle: letMainQueueRun) { line.connection.send($0) }
    line.router.connect(.app) { message in
      DispatchQueue.main.async {
        guard let message else { exit(EXIT_SUCCESS) }
        link.receive(message)
      }
    }
    line.connection.send(.join)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Creates an object of a class that was given by name.
  private static func make<Kind>(_ type: AnyClass) -> Kind {
    guard let object = ObjectFactory.make(type) as? Kind else {
      programmingError("\(type) is not a \(Kind.self)")
    }
    return object
  }

  /// The number of times that deferred work may defer more work within a turn.
  ///
  /// - Source: ours: a task that hops twice is common. Confidence: guess.
  private static let rounds = 4

  /// The number of times that a turn waits for tasks.
  ///
  /// - Source: ours; a task that polls must not keep time from passing. Confidence: guess.
  private static let taskRounds = 10_000

  /// Runs everything that the app has put on the main queue, and then calls back.
  static func letMainQueueRun(_ then: @escaping @MainActor () -> Void) {
    func round(_ left: Int, taskRounds: Int) {
      guard left > 0 else { return then() }
      // Tasks that go on are about to put more work there (AppLife.PT3, AppLife.PT26).
      DispatchQueue.main.async {
        let isPending = PhoneSleep.isResumptionPending || ResumedTasks.isPending
        let isBusy = taskRounds > 0 && AppTasks.shared.isBusy
        round(isPending || isBusy ? rounds : left - 1, taskRounds: taskRounds - (isBusy ? 1 : 0))
      }
    }
    round(rounds, taskRounds: taskRounds)
  }
}
