import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Timers of an app that other threads change (AppLife.PT14).
  @MainActor @Suite(.serialized) struct TimerThreadTests {
    fileprivate final class Clock: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var timer: Timer?
      var count = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.makeKeyAndVisible()
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: Selector("tick", calling: Clock.tick),
          userInfo: nil, repeats: true)
        return true
      }

      func tick() { count += 1 }
    }

    /// Runs a closure on another thread, and waits for its end.
    private func onThread(_ body: @escaping @Sendable () -> Void) {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        body()
        isDone.signal()
      }
      #expect(isDone.wait(timeout: .now() + 60) == .success)
    }

    @Test("A timer is invalidated on another thread, at once")
    func invalidating() throws {
      let phone = SimulatedPhone(.iPhone7)
      let clock = phone.launch(Clock.self)
      phone.wait(2.5)
      #expect(clock.count == 2)
      nonisolated(unsafe) let timer = try #require(clock.timer)
      onThread {
        #expect(timer.isValid && timer.timeInterval == 1)
        timer.invalidate()
        #expect(!timer.isValid)
        timer.invalidate()
      }
      phone.wait(5)
      #expect(clock.count == 2)
    }

    @Test("A fire date is read and set on another thread")
    func fireDate() throws {
      let phone = SimulatedPhone(.iPhone7)
      let clock = phone.launch(Clock.self)
      nonisolated(unsafe) let timer = try #require(clock.timer)
      onThread {
        let left = timer.fireDate.timeIntervalSinceNow
        #expect(left > 0.9 && left < 1.1)
        timer.invalidate()
        _ = timer.fireDate
      }
      phone.wait(3)
      #expect(clock.count == 0)
    }
  }
}
