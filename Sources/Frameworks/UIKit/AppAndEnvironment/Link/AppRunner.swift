import EmbeddedPhone
internal import Glibc
import PhoneLink

/// Runs the app that a program is, until the phone ends it.
@MainActor
enum AppRunner {
  /// Joins the phone and does what it says.
  ///
  /// - Parameters:
  ///   - applicationClass: `UIApplication` or a subclass; nil for the former.
  ///   - delegateClass: A class that is an app's delegate.
  static func run(_ applicationClass: AnyClass?, _ delegateClass: AnyClass) -> Never {
    let driver = AppDriver(
      application: { make(applicationClass ?? UIApplication.self) },
      delegate: { make(delegateClass) })
    let line = EmbeddedPhone.line
    let link = AppLink(driver, settle: letMainQueueRun) { line.connection.send($0) }
    line.switchboard.connect(.app) { message in
      DispatchQueue.main.async {
        guard let message else { exit(EXIT_SUCCESS) }
        link.take(message)
      }
    }
    line.connection.send(.join)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Makes an object of a class that was named.
  private static func make<Kind>(_ type: AnyClass) -> Kind {
    guard let object = ObjectMaker.make(type) as? Kind else {
      fatalError("\(type) is no \(Kind.self)")
    }
    return object
  }

  /// How often what an app has put off may put off more, before its turn is over.
  ///
  /// - Source: ours: a task that hops twice is common. Confidence: guess.
  private static let rounds = 4

  /// Lets everything run that the app has put on the main queue, and then calls back.
  private static func letMainQueueRun(_ then: @escaping @MainActor () -> Void) {
    func round(_ left: Int) {
      guard left > 0 else { return then() }
      // PT3: tasks that were woken are on their way, and put more there.
      DispatchQueue.main.async { round(PhoneSleep.isAnyComing ? rounds : left - 1) }
    }
    round(rounds)
  }
}
