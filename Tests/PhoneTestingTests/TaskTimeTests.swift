import PhoneTesting
import Testing
import UIKit

/// A service off the main actor, as apps have them for requests.
private actor Service {
  private(set) var calls = 0

  func answer(after duration: Duration) async -> Int {
    calls += 1
    try? await Task.sleep(for: duration)
    return calls
  }
}

/// A function off the main actor.
@concurrent private func computed(_ value: Int) async -> Int {
  await Task.yield()
  return value * 2
}

/// An app that works with tasks from its launch on.
@MainActor private final class TaskApp: UIResponder, UIApplicationDelegate {
  /// The work that the app does when it is launched.
  static var work: (TaskApp) async -> Void = { _ in }

  var window: UIWindow?
  private(set) var notes: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    let work = Self.work
    Task { await work(self) }
    return true
  }

  func note(_ text: String) {
    notes.append("\(text) at \((CACurrentMediaTime() * 1000).rounded() / 1000)")
  }
}

/// Tasks go by the phone's time, also in a test that never awaits (AppLife.PT26).
@MainActor @Suite(.serialized) struct TaskTimeTests {
  private let phone = SimulatedPhone(.iPhone8)

  private func launch(_ work: @escaping (TaskApp) async -> Void) -> TaskApp {
    TaskApp.work = work
    return phone.launch(TaskApp.self)
  }

  @Test("AppLife.PT26. A task of the app begins within the turn, and its feedback is felt")
  func begins() {
    let app = launch { app in
      app.note("begun")
      UISelectionFeedbackGenerator().selectionChanged()
    }
    #expect(app.notes == ["begun at 0.0"])
    #expect(phone.haptics == [.selection])
  }

  @Test("AppLife.PT26. A task sleeps by the phone's time in a synchronous test")
  func sleeps() {
    let app = launch { app in
      for _ in 0..<3 {
        try? await Task.sleep(for: .seconds(2))
        app.note("woken")
        UISelectionFeedbackGenerator().selectionChanged()
      }
    }
    phone.wait(1.9)
    #expect(app.notes == [] && phone.haptics == [])
    phone.wait(0.2)
    #expect(app.notes == ["woken at 2.0"])
    #expect(phone.haptics == [.selection])
    phone.wait(10)
    #expect(app.notes == ["woken at 2.0", "woken at 4.0", "woken at 6.0"])
    #expect(phone.haptics == [.selection, .selection, .selection])
  }

  @Test("AppLife.PT26. Sleeps of actors and of clocks without a type go by the phone's time, too")
  func sleepsElsewhere() {
    let service = Service()
    let clock: any Clock<Duration> = ContinuousClock()
    let app = launch { app in
      _ = await service.answer(after: .seconds(3))
      app.note("answered")
      try? await clock.sleep(for: .milliseconds(1500))
      app.note("clock")
      try? await SuspendingClock().sleep(until: .now + .seconds(60))
      app.note("suspending")
    }
    phone.wait(4)
    #expect(app.notes == ["answered at 3.0"])
    phone.wait(60)
    #expect(app.notes == ["answered at 3.0", "clock at 4.5"])
    phone.wait(10)
    #expect(app.notes.last == "suspending at 64.5")
  }

  @Test("AppLife.PT26. Continuations, streams, groups and other executors take no time")
  func hops() {
    let app = launch { app in
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      app.note("continued")
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task {
        for number in 1...3 {
          continuation.yield(await computed(number))
          await Task.yield()
        }
        continuation.finish()
      }
      for await number in stream { app.note("\(number)") }
      async let first = computed(50)
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 0..<20 { group.addTask { await computed(number) } }
        var sum = 0
        for await number in group { sum += number }
        return sum
      }
      let total = await first + sum
      app.note("sum \(total)")
      await Task.detached { await MainActor.run { app.note("detached") } }.value
    }
    #expect(
      app.notes == [
        "continued at 0.0", "2 at 0.0", "4 at 0.0", "6 at 0.0", "sum 480 at 0.0",
        "detached at 0.0",
      ])
  }

  @Test("AppLife.PT26. Tasks that await notifications and clicks continue within the turn")
  func sequences() {
    let name = Notification.Name("TaskTimeTests")
    let app = launch { app in
      for await _ in NotificationCenter.default.notifications(named: name) { app.note("posted") }
    }
    phone.wait(1)
    phone.run { NotificationCenter.default.post(name: name, object: nil) }
    phone.wait(1)
    #expect(app.notes == ["posted at 1.0"])
  }

  @Test("AppLife.PT26. Tasks and closures of the main queue run in the order of their creation")
  func order() {
    let app = launch { app in
      let note = { @Sendable (text: String) in MainActor.assumeIsolated { app.note(text) } }
      Task { app.note("first") }
      DispatchQueue.main.async { note("second") }
      Task { app.note("third") }
      DispatchQueue.main.async { note("fourth") }
    }
    #expect(
      app.notes == ["first at 0.0", "second at 0.0", "third at 0.0", "fourth at 0.0"])
  }

  @Test("AppLife.PT26. A cancelled sleep ends at once")
  func cancellation() {
    let app = launch { app in
      let task = Task {
        do { try await Task.sleep(for: .seconds(60)) } catch { app.note("cancelled") }
      }
      try? await Task.sleep(for: .seconds(1))
      task.cancel()
    }
    phone.wait(2)
    #expect(app.notes == ["cancelled at 1.0"])
  }

  @Test("AppLife.PT26. A task that the test starts continues while the test lets time pass")
  func ofTest() {
    var notes: [String] = []
    Task {
      notes.append("begun")
      try? await Task.sleep(for: .seconds(5))
      notes.append("woken")
    }
    #expect(notes == [])
    phone.wait(0)
    #expect(notes == ["begun"])
    phone.wait(4.9)
    #expect(notes == ["begun"])
    phone.wait(0.2)
    #expect(notes == ["begun", "woken"])
  }

  @Test("AppLife.PT26. A task that polls keeps neither the test nor time from going on")
  func polling() {
    var isDone = false
    let app = launch { app in
      while !isDone { await Task.yield() }
      app.note("done")
    }
    phone.wait(1)
    isDone = true
    phone.wait(1)
    #expect(app.notes == ["done at 1.0"])
  }

  @Test("AppLife.PT26. A task also continues while the test awaits it")
  func awaited() async {
    let service = Service()
    let task = Task { await computed(await service.answer(after: .zero)) }
    #expect(await task.value == 2)
  }
}
