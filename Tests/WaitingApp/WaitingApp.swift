import UIKit

/// An app that waits in every way that apps can, and prints the phone's time afterwards.
@main
final class WaitingApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var start: TimeInterval = 0
  private var ticks = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    start = CACurrentMediaTime()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [self] in
      MainActor.assumeIsolated {
        note("dispatched")
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(25)) { [self] in
          MainActor.assumeIsolated { note("dispatched again") }
        }
      }
    }
    Timer.scheduledTimer(
      timeInterval: 0.4, target: self, selector: Selector("tick:", calling: WaitingApp.tick),
      userInfo: "egg", repeats: true)
    perform(Selector("late", calling: WaitingApp.late), with: nil, afterDelay: 2)
    Task {
      for _ in 0..<3 {
        try await Task.sleep(for: .milliseconds(700))
        note("slept")
      }
      try await Task.sleep(nanoseconds: 1_000_000_000)
      note("slept long")
      try await Task.sleep(until: .now + .seconds(10), clock: .continuous)
      note("slept until")
      try await Task.sleep(for: .seconds(10), clock: .suspending)
      note("slept by a clock")
      try await ContinuousClock().sleep(for: .seconds(10))
      note("a clock slept")
      try await SuspendingClock().sleep(until: .now + .seconds(10))
      note("a clock slept until")
    }
    let given = Task {
      do { try await Task.sleep(for: .seconds(50)) } catch { note("woken: \(error)") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { given.cancel() }
    Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { [self] _ in
      MainActor.assumeIsolated { note("a timer's block") }
    }
    // In virtual time an hour takes no longer than a second.
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { [self] in
      MainActor.assumeIsolated { note("an hour") }
    }
    return true
  }

  func tick(_ timer: Timer) {
    ticks += 1
    note("tick \(ticks) \(timer.userInfo ?? "")")
    if ticks == 3 { timer.invalidate() }
  }

  func late() { note("performed") }

  private func note(_ what: String) {
    let nanoseconds = ((CACurrentMediaTime() - start) * 1e9).rounded()
    print("\(Int(nanoseconds)) \(what)")
  }
}
