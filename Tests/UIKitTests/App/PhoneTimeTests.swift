import Foundation
import PhoneTesting
import Testing
import UIKit

/// What waits by the phone's clock, though Foundation and Dispatch have clocks of their own.
@Suite struct PhoneTimeTests {
  @Test(
    "A delay is what was written, and not what was left of it when it was read",
    arguments: [
      (499_999_800, 500_000_100, 500_000_000), (999_999_000, 1_000_000_000, 1_000_000_000),
      (16_999_990, 17_000_010, 17_000_000), (296_000_000, 300_000_100, 300_000_000),
      (123_456_780, 123_456_789, 123_456_780), (7, 7, 7), (-200, 100, 0), (-9, -3, 0),
      (90_000_000_000, 90_000_000_001, 90_000_000_000),
    ])
  func delays(least: Int64, most: Int64, meant: Int64) {
    #expect(PhoneTime.delay(from: least, to: most) == meant)
  }
}

extension OneInAProcess {
  /// The same in an app on a phone.
  @MainActor @Suite(.serialized) struct WaitingTests {
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
        DispatchQueue.main.asyncAfter(deadline: .now() + 7.5) { [self] in
          MainActor.assumeIsolated { note("dispatched") }
        }
        Timer.scheduledTimer(
          timeInterval: 2, target: self, selector: Selector("tick:", calling: Waiter.tick),
          userInfo: 3, repeats: true)
        Timer.scheduledTimer(
          timeInterval: 0.5, target: self, selector: Selector("once", calling: Waiter.once),
          userInfo: nil, repeats: false)
        return true
      }

      func tick(_ timer: Timer) {
        note("tick \(timer.userInfo as? Int ?? 0) \(timer.timeInterval)")
        if notes.count == 4 { timer.invalidate() }
        #expect(timer.isValid == (notes.count < 4))
      }

      func once() { note("once") }

      private func note(_ what: String) {
        notes.append("\(what) at \(((CACurrentMediaTime() - start) * 1e6).rounded() / 1e6)")
      }
    }

    @Test("Dispatch and timers wait by the phone's clock, and take no time of anybody's")
    func waits() {
      let phone = SimulatedPhone(.iPhone7)
      let waiter = phone.launch(Waiter.self)
      phone.wait(0.49)
      #expect(waiter.notes == [])
      phone.wait(100)
      #expect(
        waiter.notes == [
          "once at 0.5", "tick 3 2.0 at 2.0", "tick 3 2.0 at 4.0", "tick 3 2.0 at 6.0",
          "dispatched at 7.5",
        ])
    }
  }
}
