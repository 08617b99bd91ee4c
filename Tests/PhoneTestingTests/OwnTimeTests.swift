import PhoneTesting
import Testing
import UIKit

/// A model with timers of its own, as apps have them.
@MainActor private final class Model {
  private(set) var ticks = 0
  private(set) var isLoaded = false
  private var timer: Timer?
  private var source: (any DispatchSourceTimer)?

  func startTicking() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.ticks += 1 }
    }
  }

  func startSource() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ticks += 1 } }
    source.resume()
    self.source = source
  }

  func load() async throws {
    try await Task.sleep(for: .seconds(30))
    isLoaded = true
  }
}

/// Timers, sleeps and queues that the test's own body begins go by its phone (AppLife.PT10,
/// AppLife.PT11).
@MainActor struct OwnTimeTests {
  private let phone = SimulatedPhone(.iPhone8)

  @Test("A timer fires while the test lets time pass")
  func timer() {
    let model = Model()
    model.startTicking()
    phone.wait(3.5)
    #expect(model.ticks == 3)
    phone.press(at: (10, 10), for: 0.6)
    #expect(model.ticks == 4)
  }

  @Test("A timer source fires while the test lets time pass")
  func source() {
    let model = Model()
    model.startSource()
    phone.wait(2.5)
    #expect(model.ticks == 2)
  }

  @Test("Delayed work runs at its time, and work without a delay with the next step")
  func queue() {
    var order: [String] = []
    let note: @MainActor (String) -> Void = { order.append($0) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      MainActor.assumeIsolated { note("late") }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { note("soon") } }
    #expect(order.isEmpty)
    phone.wait(0)
    #expect(order == ["soon"])
    phone.wait(1.9)
    #expect(order == ["soon"])
    phone.wait(0.2)
    #expect(order == ["soon", "late"])
  }

  @Test("Work on the main queue also runs when the test awaits")
  func awaitedQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(phone.time == 0)
  }

  @Test("A sleep of the test's own task lets its phone's time pass")
  func ownSleep() async throws {
    let model = Model()
    try await model.load()
    #expect(model.isLoaded)
    try await ContinuousClock().sleep(for: .seconds(5))
    try await Task.sleep(nanoseconds: 1_000_000_000)
    #expect(phone.time == 36)
  }

  @Test("A task that the test starts sleeps until the test has let time pass")
  func childSleep() async throws {
    let model = Model()
    let task = Task { try await model.load() }
    await Task.yield()
    while !phone.hasTimers { await Task.yield() }
    phone.wait(29)
    #expect(!model.isLoaded)
    phone.wait(1)
    try await task.value
    #expect(model.isLoaded && phone.time == 30)
  }

  @Test("A suspended test keeps pace with the machine, so that an awaited timer fires")
  func suspended() async {
    await withCheckedContinuation { continuation in
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in continuation.resume() }
    }
    #expect(phone.time >= 0.05)
  }

  @Test("The phone's clock is the test's")
  func clocks() {
    phone.wait(12)
    #expect(CACurrentMediaTime() == 12)
    #expect(ProcessInfo.processInfo.systemUptime == 12)
  }

  @Test("An animation of the test's own views completes and a display link fires, without an app")
  func animation() {
    var isDone = false
    let view = UIView()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.isHidden = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      isDone = true
    }
    phone.wait(0.5)
    #expect(!isDone)
    phone.wait(0.6)
    #expect(isDone)
  }
}
