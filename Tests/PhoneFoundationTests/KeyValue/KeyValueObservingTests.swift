import PhoneFoundation
import Testing

/// Properties that tell of their changes, in the words that rewritten sources have.
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
  /// As rewritten sources have it.
  private class Stove: NSObject {
    @_KV var flames = 1
    @_KN var pot: String?
  }
  private final class GasStove: Stove {}
  private final class Dial: NSObject { var mark = 3 }
  private final class SteamOven: Oven {}

  @Test("Tells what was and what is, as far as that was asked for")
  func values() {
    let oven = Oven()
    var told: [String] = []
    let both = oven.observe(\.degrees, options: [.old, .new]) { _, change in
      told.append("\(change.oldValue ?? 0) to \(change.newValue ?? 0)")
    }
    let none = oven.observe(\.degrees) { oven, change in
      told.append("\(change.newValue == nil) \(oven.degrees)")
    }
    oven.degrees = 180
    oven.isOpen = true
    #expect(told == ["20 to 180", "true 180"])
    both.invalidate()
    oven.degrees = 200
    #expect(told.count == 3)
    withExtendedLifetime(none) {}
  }

  @Test("Tells the first value, and before a change")
  func initialAndPrior() {
    let oven = Oven()
    var told: [String] = []
    let observation = oven.observe(\.degrees, options: [.initial, .prior, .new]) { _, change in
      told.append("\(change.isPrior) \(change.newValue.map(String.init) ?? "-")")
    }
    oven.degrees = 90
    #expect(told == ["false 20", "true -", "false 90"])
    withExtendedLifetime(observation) {}
  }

  @Test("Is over when nobody keeps it")
  func dropped() {
    let oven = Oven()
    var count = 0
    _ = oven.observe(\.degrees) { _, _ in count += 1 }
    oven.degrees = 1
    #expect(count == 0)
  }

  @Test("Sees changes of an inherited property, and of no other")
  func inherited() {
    let oven = SteamOven()
    var count = 0
    let observation = oven.observe(\.degrees) { _, _ in count += 1 }
    oven.degrees = 100
    oven.isOpen = true
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("Properties of rewritten sources tell of their changes", arguments: [true, false])
  func rewritten(isSubclass: Bool) {
    func check(_ stove: Stove, _ observation: (@escaping (String) -> Void) -> NSKeyValueObservation)
    {
      var told: [String] = []
      let observation = observation { told.append($0) }
      stove.flames = 4
      stove.pot = "soup"
      stove.flames = 2
      #expect(told == ["1 to 4", "4 to 2"])
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

  @Test("Stored properties are read by name; those made known are set by it too")
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

  @Test("A name that nothing has ends the app")
  func unknownName() async {
    await #expect(processExitsWith: .failure) { _ = NSObject().value(forKey: "nonsense") }
  }
}
