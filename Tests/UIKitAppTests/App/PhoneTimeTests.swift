import PhoneTesting
import Testing
import UIKit

/// Waiting by the phone's clock with Foundation and Dispatch.
@Suite struct PhoneTimeTests {
  // AppLife.PT2.
  @Test(
    "A delay counts from when it was written, not from when it is evaluated",
    arguments: [
      (499_999_800, 500_000_100, 500_000_000), (999_999_000, 1_000_000_000, 1_000_000_000),
      (16_999_990, 17_000_010, 17_000_000), (296_000_000, 300_000_100, 300_000_000),
      (123_456_780, 123_456_789, 123_456_780), (7, 7, 7), (-200, 100, 0), (-9, -3, 0),
      (90_000_000_000, 90_000_000_001, 90_000_000_000),
    ])
  func delays(least: Int64, most: Int64, meant: Int64) {
    #expect(PhoneTime.intendedDelay(from: least, to: most) == meant)
  }
}

extension OneInAProcess {
  /// Waiting by the phone's clock in an app on a phone.
  @MainActor @Suite(.serialized) struct WaitingTests {
    fileprivate final class Waiter: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var notes: [String] = []
      var start: TimeInterval = 0
      var source: (any DispatchSourceTimer)?
      /// Called at the next touch.
      var whenTouched: (Waiter) -> Void = { _ in }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        whenTouched(self)
      }

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

      func note(_ what: String) {
        notes.append("\(what) at \(((CACurrentMediaTime() - start) * 1e6).rounded() / 1e6)")
      }
    }

    // AppLife.PT6.
    @Test("A Dispatch timer is suspended, resumed, rescheduled and cancelled")
    func sources() {
      let phone = SimulatedPhone(.iPhone7)
      let waiter = phone.launch(Waiter.self)
      phone.wait(10)
      waiter.notes = []
      waiter.whenTouched = { waiter in
        waiter.start = CACurrentMediaTime()
        let source = DispatchSource.makeTimerSource(queue: .main)
        waiter.source = source
        source.schedule(deadline: .now() + 1, repeating: 2)
        source.setRegistrationHandler { MainActor.assumeIsolated { waiter.note("begun") } }
        source.setEventHandler { MainActor.assumeIsolated { waiter.note("due") } }
        source.setCancelHandler { MainActor.assumeIsolated { waiter.note("cancelled") } }
        source.activate()
        source.activate()
      }
      phone.tap(at: (100, 100))
      phone.wait(4.5)
      #expect(waiter.notes == ["begun at 0.0", "due at 1.0", "due at 3.0"])
      // A timer that was due while suspended fires once when it is resumed.
      waiter.whenTouched = { $0.source?.suspend() }
      phone.tap(at: (100, 100))
      waiter.notes = []
      phone.wait(20)
      #expect(waiter.notes == [])
      waiter.whenTouched = { $0.source?.resume() }
      phone.tap(at: (100, 100))
      #expect(waiter.notes.count == 1 && waiter.source?.isCancelled == false)
      waiter.whenTouched = { $0.source?.schedule(deadline: .now() + .seconds(5)) }
      phone.tap(at: (100, 100))
      phone.wait(60)
      #expect(waiter.notes.count == 2)
      waiter.whenTouched = { waiter in
        waiter.source?.schedule(deadline: .now() + 5, repeating: .seconds(1))
        waiter.source?.cancel()
      }
      phone.tap(at: (100, 100))
      phone.wait(60)
      #expect(waiter.notes.count == 3 && waiter.notes.last?.hasPrefix("cancelled") == true)
      #expect(waiter.source?.isCancelled == true)
    }

    // AppLife.PT7.
    @Test("The uptime equals the timestamps of touches while an app runs")
    func uptime() {
      let phone = SimulatedPhone(.iPhone7)
      let waiter = phone.launch(Waiter.self)
      phone.wait(1234)
      var times: (TimeInterval, TimeInterval) = (0, 1)
      waiter.whenTouched = { _ in
        times = (ProcessInfo.processInfo.systemUptime, CACurrentMediaTime())
      }
      phone.tap(at: (100, 100))
      #expect(times.0 == times.1 && times.0 > 1233 && times.0 < 1300)
    }

    @Test("AppLife.PT9. Work on the main queue runs before the turn ends")
    func puts() throws {
      let phone = SimulatedPhone(.iPhone7)
      let waiter = phone.launch(Waiter.self)
      waiter.notes = []
      waiter.whenTouched = { waiter in
        let queue = DispatchQueue.main
        let note = { @Sendable (what: String) in
          MainActor.assumeIsolated { waiter.notes.append(what) }
        }
        let cancelled = DispatchWorkItem { note("never") }
        let group = DispatchGroup()
        queue.async {
          note("first")
          DispatchQueue.main.async { note("from the first") }
        }
        queue.async(group: group) { note("of a group") }
        queue.async(execute: cancelled)
        queue.async(execute: DispatchWorkItem { note("an item") })
        cancelled.cancel()
        group.notify(queue: .global()) {}
        waiter.notes.append("touched")
      }
      phone.tap(at: (100, 100))
      #expect(waiter.notes == ["touched", "first", "of a group", "an item", "from the first"])
      // Another app does not inherit it.
      waiter.whenTouched = { _ in
        func again() { DispatchQueue.main.async { MainActor.assumeIsolated { again() } } }
        again()
      }
      phone.tap(at: (100, 100))
      waiter.notes = []
      let otherPhone = SimulatedPhone(.iPhone7)
      let other = otherPhone.launch(Waiter.self)
      other.notes = []
      otherPhone.tap(at: (100, 100))
      #expect(other.notes == [] && waiter.notes == [])
    }

    @Test(
      "Changes that a test makes between turns appear with the next turn, also without a viewer")
    func testsOwn() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(Waiter.self)
      phone.wait(10)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      app.window?.addSubview(view)
      phone.wait(1)
      var isOver = false
      UIView.animate(withDuration: 2) {
        view.alpha = 0
      } completion: { _ in
        isOver = true
      }
      phone.wait(1.9)
      #expect(!isOver)
      phone.wait(0.2)
      #expect(isOver)
    }

    // AppLife.PT1–PT5.
    @Test("Dispatch and timers wait by the phone's clock, and take no real time")
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
