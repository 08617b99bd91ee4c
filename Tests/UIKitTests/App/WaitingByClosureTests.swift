import PhoneTesting
import Testing
import UIKit

// This file does not import Foundation: so it finds what rewritten sources find.

extension OneInAProcess {
  /// Timers and delays as most apps write them, in an app on a phone.
  @MainActor @Suite(.serialized) struct WaitingByClosureTests {
    fileprivate final class Waiter: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var notes: [String] = []
      private var start: TimeInterval = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        start = CACurrentMediaTime()
        Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
          MainActor.assumeIsolated {
            self.note("tick")
            if self.notes.count == 6 { timer.invalidate() }
          }
        }
        let added = Timer(timeInterval: 1.5, repeats: false) { _ in
          MainActor.assumeIsolated { self.note("added") }
        }
        RunLoop.main.add(added, forMode: .common)
        RunLoop.main.add(added, forMode: .default)
        let work = DispatchWorkItem { MainActor.assumeIsolated { self.note("work") } }
        let cancelled = DispatchWorkItem { MainActor.assumeIsolated { self.note("cancelled") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: work)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: cancelled)
        cancelled.cancel()
        perform(Selector("late", calling: Waiter.late), with: nil, afterDelay: 5)
        return true
      }

      func late() { note("late") }

      private func note(_ what: String) {
        notes.append("\(what) at \(((CACurrentMediaTime() - start) * 1e6).rounded() / 1e6)")
      }
    }

    @Test("Closures, work items and timers on a loop wait by the phone's clock")
    func waits() {
      let phone = SimulatedPhone(.iPhone7)
      let waiter = phone.launch(Waiter.self)
      phone.wait(0.24)
      #expect(waiter.notes == [])
      phone.wait(100)
      #expect(
        waiter.notes == [
          "work at 0.25", "added at 1.5", "tick at 2.0", "tick at 4.0", "late at 5.0",
          "tick at 6.0",
        ])
    }
  }
}
