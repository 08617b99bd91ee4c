import TactusSelectors
import Testing

/// Methods called by selectors with a method and by names alone.
@MainActor @Suite struct SelectorTests {
  @MainActor private class Timer {
    var heard: [String] = []
    func start() { heard.append("start") }
    func ring(_ minutes: Int) { heard.append("ring \(minutes)") }
    func ring(_ minutes: Int, sender: AnyObject?) {
      heard.append("ring \(minutes) \(sender == nil ? "alone" : "sent")")
    }
    func stop() -> Bool { true }
  }
  @MainActor private final class EggTimer: Timer {
    override func start() { heard.append("start an egg") }
  }
  private final class Lamp {}

  @Test("Calls a method with as many arguments as it has")
  func arguments() {
    let timer = Timer()
    Selector("start", calling: Timer.start).perform(on: timer, with: [timer, nil])
    Selector("ring:", calling: Timer.ring(_:)).perform(on: timer, with: [3, nil])
    let both = Selector("ring:sender:", calling: Timer.ring(_:sender:))
    both.perform(on: timer, with: [4, timer])
    both.perform(on: timer, with: [5, nil])
    both.perform(on: timer, with: [6])
    #expect(timer.heard == ["start", "ring 3", "ring 4 sent", "ring 5 alone", "ring 6 alone"])
    #expect(Selector("stop", calling: Timer.stop).perform(on: timer))
  }

  @Test("Calls the overriding method")
  func overriding() {
    let timer = EggTimer()
    Selector("start", calling: Timer.start).perform(on: timer)
    #expect(timer.heard == ["start an egg"])
  }

  @Test("A name finds the registered method of the class, and no other class's")
  func byName() {
    let timer = Timer()
    #expect(!Selector("startByName").perform(on: timer))
    _ = Selector("startByName", calling: Timer.start)
    #expect(("startByName" as Selector).perform(on: timer))
    #expect(!("startByName" as Selector).perform(on: Lamp()))
    #expect(("startByName" as Selector).isMethod(of: timer))
    #expect(!("startByName" as Selector).isMethod(of: Lamp()))
    #expect(timer.heard == ["start"])
  }

  @Test("An argument of the wrong type prevents the call")
  func wrongArgument() {
    let timer = Timer()
    let ring = Selector("ring:", calling: Timer.ring(_:))
    #expect(!ring.perform(on: timer, with: ["three"]))
    #expect(!ring.perform(on: timer))
    #expect(timer.heard.isEmpty)
  }

  @Test("Selectors are equal by name, and missing colons are added")
  func names() {
    #expect(Selector("ring", calling: Timer.ring(_:)) == "ring:")
    #expect(Selector("ring", calling: Timer.ring(_:)).description == "ring:")
    #expect(Selector("start", calling: Timer.start) != "start:")
  }
}
