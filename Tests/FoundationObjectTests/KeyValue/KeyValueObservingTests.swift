import TactusFoundation
import Testing

/// Key-value observing, in the form of rewritten sources.
@Suite struct KeyValueObservingTests {
  private class Oven: NSObject {
    var degrees = 20 {
      willSet { willChangeValue(for: \.degrees) }
      didSet { didChangeValue(for: \.degrees) }
    }
    var isOpen = false {
      willSet { willChangeValue(for: \.isOpen) }
      didSet { didChangeValue(for: \.isOpen) }
    }
    let maker = "Ours"
    var dial: Dial? = Dial()
  }
  /// A class in the form of rewritten sources.
  private class Stove: NSObject {
    @_KV var flames = 1
    @_KN var pot: String?
  }
  private final class GasStove: Stove {}
  private final class Dial: NSObject { var mark = 3 }
  private final class SteamOven: Oven {}

  // ObjectiveC.KV1, ObjectiveC.KV2.
  @Test("Reports the requested old and new values")
  func values() {
    let oven = Oven()
    var received: [String] = []
    let both = oven.observe(\.degrees, options: [.old, .new]) { _, change in
      received.append("\(change.oldValue ?? 0) to \(change.newValue ?? 0)")
    }
    let none = oven.observe(\.degrees) { oven, change in
      received.append("\(change.newValue == nil) \(oven.degrees)")
    }
    oven.degrees = 180
    oven.isOpen = true
    #expect(received == ["20 to 180", "true 180"])
    both.invalidate()
    oven.degrees = 200
    #expect(received.count == 3)
    withExtendedLifetime(none) {}
  }

  @Test("Reports the initial value and prior notifications")
  func initialAndPrior() {
    let oven = Oven()
    var received: [String] = []
    let observation = oven.observe(\.degrees, options: [.initial, .prior, .new]) { _, change in
      received.append("\(change.isPrior) \(change.newValue.map(String.init) ?? "-")")
    }
    oven.degrees = 90
    #expect(received == ["false 20", "true -", "false 90"])
    withExtendedLifetime(observation) {}
  }

  @Test("An observation ends when it is released")
  func dropped() {
    let oven = Oven()
    var count = 0
    _ = oven.observe(\.degrees) { _, _ in count += 1 }
    oven.degrees = 1
    #expect(count == 0)
  }

  // ObjectiveC.KV3.
  @Test("Observes an inherited property and no other")
  func inherited() {
    let oven = SteamOven()
    var count = 0
    let observation = oven.observe(\.degrees) { _, _ in count += 1 }
    oven.degrees = 100
    oven.isOpen = true
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  // ObjectiveC.KV1.
  @Test("Properties of rewritten sources notify observers", arguments: [true, false])
  func rewritten(isSubclass: Bool) {
    func check(_ stove: Stove, _ observation: (@escaping (String) -> Void) -> NSKeyValueObservation)
    {
      var received: [String] = []
      let observation = observation { received.append($0) }
      stove.flames = 4
      stove.pot = "soup"
      stove.flames = 2
      #expect(received == ["1 to 4", "4 to 2"])
      withExtendedLifetime(observation) {}
    }
    let (stove, gas) = (Stove(), GasStove())
    if isSubclass {
      check(gas) { tell in
        gas.observe(\.flames, options: [.old, .new]) { _, change in
          tell("\(change.oldValue ?? 0) to \(change.newValue ?? 0)")
        }
      }
    } else {
      check(stove) { tell in
        stove.observe(\.flames, options: [.old, .new]) { _, change in
          tell("\(change.oldValue ?? 0) to \(change.newValue ?? 0)")
        }
      }
    }
  }

  @Test("Stored properties are readable by name; registered ones are writable too")
  func byName() {
    KeyedProperties.add("degrees", \Oven.degrees)
    let oven = SteamOven()
    #expect(oven.value(forKey: "maker") as? String == "Ours")
    #expect(oven.value(forKeyPath: "dial.mark") as? Int == 3)
    let stove = GasStove()
    stove.pot = "rice"
    #expect(stove.value(forKey: "flames") as? Int == 1)
    #expect(stove.value(forKey: "pot") as? String == "rice")
    oven.setValue(70, forKey: "degrees")
    #expect(oven.degrees == 70 && oven.value(forKey: "degrees") as? Int == 70)
  }

  @Test("An undefined key ends the program")
  func unknownName() async {
    await #expect(processExitsWith: .failure) { _ = NSObject().value(forKey: "nonsense") }
  }
}
