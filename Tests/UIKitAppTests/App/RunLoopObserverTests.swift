import PhoneTesting
import Testing
import UIKit

/// Tests the observers of the main run loop.
@MainActor @Suite struct RunLoopObserverTests {
  private final class Log {
    var entries: [String] = []
  }

  private final class ObservedApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private func observer(
    _ log: Log, _ name: String, _ activities: CFRunLoopActivity = .beforeWaiting,
    repeats: Bool = true, order: Int = 0
  ) -> CFRunLoopObserver? {
    CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, repeats, order) { _, activity in
      log.entries.append(activity == .beforeWaiting ? name : "\(name) \(activity.rawValue)")
    }
  }

  @Test("AppLife.PT21. Observers are called in order")
  func order() throws {
    let phone = SimulatedPhone()
    let log = Log()
    phone.launch(ObservedApp.self)
    for (name, order) in [("last", 3_000_000), ("second", 1), ("first", 0)] {
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer(log, name, order: order), .commonModes)
    }
    phone.wait(0.1)
    #expect(log.entries.prefix(3) == ["first", "second", "last"])
  }

  @Test("AppLife.PT21. An observer is called once, or until it is removed or invalidated")
  func removal() throws {
    let phone = SimulatedPhone()
    let log = Log()
    phone.launch(ObservedApp.self)
    let main = CFRunLoopGetMain()
    let once = observer(log, "once", repeats: false)
    let kept = observer(log, "kept")
    let stages = observer(log, "stage", [.afterWaiting, .beforeTimers], repeats: true)
    for each in [once, kept, stages] { CFRunLoopAddObserver(main, each, .defaultMode) }
    #expect(CFRunLoopContainsObserver(main, kept, .defaultMode))
    phone.wait(0.1)
    #expect(log.entries.filter { $0 == "once" }.count == 1)
    #expect(log.entries.contains("stage 64") && log.entries.contains("stage 2"))
    #expect(!CFRunLoopContainsObserver(main, once, .defaultMode))
    CFRunLoopObserverInvalidate(stages)
    CFRunLoopRemoveObserver(main, kept, .defaultMode)
    #expect(!CFRunLoopObserverIsValid(stages) && CFRunLoopObserverIsValid(kept))
    log.entries = []
    phone.tap(at: (50, 300))
    #expect(log.entries.isEmpty)
  }
}
