import Synchronization
import TactusVirtualTime
import Testing

/// Waiting by the phone's time, in processes of their own.
@Suite(.timeLimit(.minutes(10))) struct VirtualTimersTests {
  @Test("AppLife.PT2. A closure for later runs at its time, in the order of the deadlines")
  func later() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        app.turn {
          for (word, delay) in [("b", 0.3), ("a", 0.1), ("c", 0.3), ("now", 0)] {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
              MainActor.assumeIsolated { app.note(word) }
            }
          }
        }
        #expect(app.log.isEmpty)
        app.advance(by: 1)
        #expect(app.log == ["now 0", "a 100", "b 300", "c 300"])
      }
    }
  }

  @Test("AppLife.PT5. Work items keep their times, and a cancelled one does nothing")
  func workItems() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        let cancelled = DispatchWorkItem { MainActor.assumeIsolated { app.note("cancelled") } }
        app.turn {
          DispatchQueue.main.asyncAfter(
            deadline: .now() + .milliseconds(20),
            execute: DispatchWorkItem { MainActor.assumeIsolated { app.note("item") } })
          DispatchQueue.main.asyncAfter(
            wallDeadline: .now() + .milliseconds(30),
            execute: DispatchWorkItem { MainActor.assumeIsolated { app.note("wall") } })
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: cancelled)
          DispatchQueue.main.asyncAfterUnsafe(deadline: .now() + 0.04) {
            MainActor.assumeIsolated { app.note("unsafe") }
          }
        }
        cancelled.cancel()
        app.advance(by: 0.05)
        #expect(app.log == ["item 20", "wall 30", "unsafe 40"])
      }
    }
  }

  private final class Owner: Sendable {}

  /// Returns whether a timer releases its closure when a function ends it.
  private func isReleased(
    by end: (Timer) -> Void, _ make: (@escaping @Sendable (Timer) -> Void) -> Timer
  ) -> Bool {
    weak var weakOwner: Owner?
    let timer: Timer
    do {
      let owner = Owner()
      weakOwner = owner
      timer = make { _ in _ = owner }
    }
    guard weakOwner != nil else { return false }
    end(timer)
    return weakOwner == nil
  }

  @Test("AppLife.PT25. A timer releases its closure at its end", arguments: [false, true])
  func releasing(repeats: Bool) {
    let makers: [(@escaping @Sendable (Timer) -> Void) -> Timer] = [
      { Timer(fire: .distantFuture, interval: 5, repeats: repeats, block: $0) },
      { Timer(timeInterval: 5, repeats: repeats, block: $0) },
      { Timer.scheduledTimer(withTimeInterval: 5, repeats: repeats, block: $0) },
    ]
    for make in makers {
      #expect(isReleased(by: { $0.invalidate() }, make))
      #expect(isReleased(by: { $0.fire() }, make) == !repeats)
    }
  }

  @Test("AppLife.PT4. A timer repeats in phase, skips what it missed, and ends when invalidated")
  func timers() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        let timer = app.turn {
          Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            MainActor.assumeIsolated { app.note("tick") }
          }
        }
        app.advance(by: 0.25)
        #expect(app.log == ["tick 100", "tick 200"])
        timer.invalidate()
        #expect(!timer.isValid)
        app.advance(by: 1)
        #expect(app.log.count == 2)
        let single = app.turn {
          Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            MainActor.assumeIsolated { app.note("once") }
          }
        }
        app.advance(by: 2)
        #expect(app.log.last == "once 1750" && !single.isValid)
      }
    }
  }

  @Test("AppLife.PT6. A Dispatch timer waits while it is suspended, and calls its cancel handler")
  func sources() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        let source = app.turn { DispatchSource.makeTimerSource(queue: .main) }
        app.turn {
          source.schedule(deadline: .now() + 0.1, repeating: 0.1)
          source.setEventHandler { MainActor.assumeIsolated { app.note("event") } }
          source.setCancelHandler { MainActor.assumeIsolated { app.note("cancelled") } }
        }
        app.advance(by: 0.15)
        #expect(app.log.isEmpty)
        app.turn { source.resume() }
        app.advance(by: 0.1)
        let before = app.log.count
        #expect(before > 0 && app.log.allSatisfy { $0.hasPrefix("event") })
        app.turn { source.suspend() }
        app.advance(by: 1)
        #expect(app.log.count == before)
        app.turn {
          source.resume()
          source.cancel()
          source.cancel()
        }
        app.advance(by: 1)
        #expect(app.log.count { $0.hasPrefix("cancelled") } == 1)
        #expect(source.isCancelled)
      }
    }
  }

  @Test("AppLife.PT22. Timer sources are objects, to which an app may refer weakly")
  func timerObjects() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        let ofPhone = app.turn { DispatchSource._newTimerSource(queue: .main) }
        let ofMachine = app.turn { DispatchSource._newTimerSource() }
        for source in [ofPhone, ofMachine] {
          weak let same: (any _ClassDispatchTimer)? = source
          #expect(same === source)
          source.schedule(deadline: .now() + 10)
          source.resume()
          source.cancel()
          #expect(source.isCancelled)
        }
        #expect(ofPhone !== ofMachine)
      }
    }
  }

  @Test("AppLife.PT3. Tasks of the main actor sleep by the phone's time, and cancelling wakes them")
  func sleeps() async {
    await #expect(processExitsWith: .success) {
      let app = await VirtualApp()
      let tasks = await MainActor.run {
        AppTimers.shared.isTurnActive = true
        return [("b", 300), ("a", 100), ("never", 60_000)].map { word, milliseconds in
          Task { @MainActor in
            do {
              try await Task.sleep(for: .milliseconds(milliseconds))
              app.note(word)
            } catch {
              app.note("\(word) cancelled")
            }
          }
        }
      }
      // The tasks begin to sleep when the main actor is free.
      while await app.actionCount < 3 { await Task.yield() }
      await app.advance(by: 0.1)
      await tasks[1].value
      await app.advance(by: 0.2)
      await tasks[0].value
      tasks[2].cancel()
      await tasks[2].value
      let log = await app.log
      #expect(log == ["a 100", "b 300", "never cancelled 300"])
    }
  }

  @Test("AppLife.PT7. The uptime is the phone's while there is an app")
  func uptime() async {
    await #expect(processExitsWith: .success) {
      let before = ProcessInfo.processInfo.systemUptime
      #expect(before > 0)
      PhoneTime.uptime = { 42 }
      #expect(ProcessInfo.processInfo.systemUptime == 42)
      PhoneTime.uptime = nil
      #expect(ProcessInfo.processInfo.systemUptime >= before)
    }
  }

  @Test("AppLife.PT9. Work for the main queue runs before the turn ends, with what it adds")
  func turns() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        TurnQueue.shared.isEnabled = true
        app.turn {
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              app.note("first")
              DispatchQueue.main.async { MainActor.assumeIsolated { app.note("second") } }
            }
          }
          #expect(app.log.isEmpty)
          TurnQueue.shared.drain()
        }
        #expect(app.log == ["first 0", "second 0"])
      }
    }
  }

  @Test("AppLife.PT1. Outside of a turn, and on other queues, the machine's time applies")
  func machine() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = VirtualApp()
        DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) {}
        DispatchQueue.global().asyncAfter(deadline: .now() + 3_600) {}
        #expect(AppTimers.shared.next == nil)
        #expect(PhoneTime.isOnMainQueue && !PhoneTime.isActive)
      }
      #expect(!PhoneTime.isOnMainQueue && !PhoneTime.isActive)
    }
  }

  @Test("Actions at the end of an event run in their order, once")
  func eventEnd() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        EventEndActions.add(order: 2) { app.note("layout") }
        EventEndActions.add(order: 1) { app.note("constraints") }
        EventEndActions.add(order: 2) { app.note("drawing") }
        #expect(AppTimers.shared.next == 100)
        app.advance(by: 0)
        #expect(app.log == ["constraints 0", "layout 0", "drawing 0"])
        app.advance(by: 1)
        #expect(app.log.count == 3)
      }
    }
  }

  @Test("AppLife.PT25. A timer fires sixty thousand times, each time from the same depth")
  func manyFirings() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let app = VirtualApp()
        let count = Mutex(0)
        app.turn {
          _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
            count.withLock { $0 += 1 }
          }
        }
        app.advance(by: 60)
        #expect((59_990...60_010).contains(count.withLock { $0 }))
      }
    }
  }
}
