import UIKit

/// Starts all timers when its view appears.
open class EggViewController: UIViewController {
  public private(set) var log = EggLog()
  private lazy var kitchen = KitchenTimers(log: log)

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log = EggLog()
    let log = self.log
    kitchen.start()
    FoundationTimers.start { log.ring($0) }
    QueueTimers.start { log.ring($0) }
    BothTimers.start { log.ring($0) }
  }

  /// Boils an egg for a number of seconds.
  public func boil(_ seconds: TimeInterval, then done: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in done() }
  }
}
