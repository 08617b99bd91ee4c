import TactusFoundation
import TestSupport
import Testing

/// Observing with string key paths, in the form of rewritten sources.
/// Steps: ObjectiveC.KO1–KO6
@Suite struct StringKeyPathObservingTests {
  class Stove: NSObject {
    @_KV var flames = 1
    @_KN var pot: Pot?
    @_KV var first = "A"
    @_KV var last = "B"
    @_KV var quiet = 0 {
      didSet { if quiet > 5 { didChangeValue(forKey: "quiet") } }
    }
    var plain = 0
    var fullName: String { first + " " + last }
    var contents: String { pot?.soup ?? "-" }
    var level = 0 {
      willSet { willChangeValue(forKey: "level") }
      didSet { didChangeValue(forKey: "level") }
    }
    static let known: Void = {
      KeyedProperties.add("flames", \Stove.flames)
      KeyedProperties.add("plain", \Stove.plain)
      KeyedProperties.add("pot", \Stove.pot)
      KeyedProperties.add("first", \Stove.first)
      KeyedProperties.add("last", \Stove.last)
      KeyedProperties.add("quiet", \Stove.quiet)
      KeyedProperties.add("level", \Stove.level)
      KeyedProperties.add("fullName", \Stove.fullName)
      KeyedProperties.add("contents", \Stove.contents)
      KeyedProperties.add("soup", \Pot.soup)
      KeyedProperties.add("fullName", of: Stove.self) { ["first", "last"] }
    }()
    override init() {
      Self.known
      super.init()
    }
    class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "quiet" }
    class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      key == "contents" ? ["pot.soup"] : super._affecting(forKey: key)
    }
  }
  final class GasStove: Stove {}
  final class Pot: NSObject {
    @_KV var soup = "none"
    convenience init(_ soup: String) {
      self.init()
      self.soup = soup
    }
  }
  class Cook: NSObject {
    var received: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let change = change ?? [:]
      func text(_ key: NSKeyValueChangeKey) -> String { change[key].map { "\($0)" } ?? "" }
      let prior = change[.notificationIsPriorKey] as? Bool == true ? " soon" : ""
      received.append("\(keyPath ?? "?")\(prior): \(text(.oldKey)) > \(text(.newKey))")
      #expect(change[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
    }
  }
  final class HeadCook: Cook {
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      received.append("head")
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  @Test(
    "ObjectiveC.KO1: An observer receives the requested old and new values",
    arguments: [true, false])
  func values(isSubclass: Bool) {
    let (stove, cook) = (isSubclass ? GasStove() : Stove(), Cook())
    stove.addObserver(cook, forKeyPath: "flames", options: [.old, .new], context: nil)
    stove.flames = 4
    stove.first = "C"
    stove.removeObserver(cook, forKeyPath: "flames")
    stove.flames = 5
    #expect(cook.received == ["flames: 1 > 4"])
  }

  @Test("ObjectiveC.KO1: The initial and prior options, and no values by default")
  func options() {
    let (stove, cook) = (Stove(), HeadCook())
    stove.addObserver(cook, forKeyPath: "flames", options: [.initial, .new, .prior], context: nil)
    stove.setValue(2, forKey: "flames")
    #expect(
      cook.received == ["head", "flames:  > 1", "head", "flames soon:  > ", "head", "flames:  > 2"])
    let other = Cook()
    stove.addObserver(other, forKeyPath: "pot", context: nil)
    stove.addObserver(other, forKeyPath: "level", options: [.old, .new], context: nil)
    stove.pot = Pot()
    stove.level = 3
    #expect(other.received == ["pot:  > ", "level: 0 > 3"])
  }

  @Test("ObjectiveC.KO1: Nil is NSNull")
  func null() {
    let (stove, cook) = (Stove(), Cook())
    stove.addObserver(cook, forKeyPath: "pot.soup", options: [.old, .new], context: nil)
    stove.pot = Pot("leek")
    stove.pot?.soup = "pea"
    let gone = stove.pot
    stove.pot = nil
    gone?.soup = "cold"
    #expect(
      cook.received == [
        "pot.soup: <null> > leek", "pot.soup: leek > pea", "pot.soup: pea > <null>",
      ])
  }

  @Test(
    "ObjectiveC.KO2: Contexts distinguish observations, and deallocated observers are not called")
  func contexts() {
    let stove = Stove()
    let cook = Cook()
    var marks: (UInt8, UInt8) = (0, 0)
    withUnsafeMutablePointer(to: &marks) { marks in
      let one = UnsafeMutableRawPointer(marks)
      stove.addObserver(cook, forKeyPath: "flames", context: one)
      stove.addObserver(cook, forKeyPath: "flames", context: one + 1)
      stove.removeObserver(cook, forKeyPath: "flames", context: one)
      stove.flames = 2
      #expect(cook.received.count == 1)
      stove.removeObserver(cook, forKeyPath: "flames", context: one + 1)
    }
    var gone: Cook? = Cook()
    stove.addObserver(gone!, forKeyPath: "flames", context: nil)
    gone = nil
    stove.flames = 3
    #expect(cook.received.count == 1)
  }

  @Test("ObjectiveC.KO2: An observer and an object that observes itself remove it in deinit")
  func removalInDeinit() {
    final class Watcher: Stove {
      let stove: Stove
      init(_ stove: Stove) {
        self.stove = stove
        super.init()
        stove.addObserver(self, forKeyPath: "flames", context: nil)
        addObserver(self, forKeyPath: "pot", context: nil)
      }
      deinit {
        stove.removeObserver(self, forKeyPath: "flames")
        removeObserver(self, forKeyPath: "pot", context: nil)
      }
    }
    let stove = Stove()
    for _ in 0..<3 {
      var watcher: Watcher? = Watcher(stove)
      #expect(watcher != nil)
      watcher = nil
    }
    // Nobody is left who would end the program, as none of them has `observeValue`.
    stove.flames = 5
  }

  // ObjectiveC.KO2, ObjectiveC.KO3.
  @Test("Removing an unknown observer and an unhandled notification end the program")
  func ends() async {
    await #expect(processExitsWith: .failure) {
      Stove().removeObserver(Cook(), forKeyPath: "flames")
    }
    await #expect(processExitsWith: .failure) {
      let (stove, other) = (Stove(), NSObject())
      stove.addObserver(other, forKeyPath: "flames", context: nil)
      stove.flames = 2
    }
  }

  @Test("ObjectiveC.KO4: Affecting properties notify, by name and by key path")
  func dependent() {
    let (stove, cook) = (Stove(), Cook())
    stove.addObserver(cook, forKeyPath: "fullName", options: [.old, .new], context: nil)
    stove.addObserver(cook, forKeyPath: "contents", options: [.new], context: nil)
    var received: [String] = []
    let observation = stove.observe(\.fullName, options: [.new]) {
      received.append($1.newValue ?? "")
    }
    stove.first = "C"
    stove.pot = Pot("leek")
    stove.pot?.soup = "pea"
    #expect(cook.received == ["fullName: A B > C B", "contents:  > leek", "contents:  > pea"])
    #expect(received == ["C B"])
    withExtendedLifetime(observation) {}
  }

  @Test("ObjectiveC.KO5: A property with manual notification does not notify automatically")
  func byHand() {
    let (stove, cook) = (Stove(), Cook())
    stove.addObserver(cook, forKeyPath: "quiet", options: [.new], context: nil)
    stove.quiet = 3
    #expect(cook.received.isEmpty)
    stove.willChangeValue(forKey: "quiet")
    stove.quiet = 9
    #expect(cook.received == ["quiet:  > 9"])
  }

  @Test(
    "ObjectiveC.KO6: Setting by name notifies once, also for properties that are not observable")
  func setByName() {
    let (stove, cook) = (Stove(), Cook())
    for key in ["flames", "plain", "level"] {
      stove.addObserver(cook, forKeyPath: key, options: [.old, .new], context: nil)
    }
    stove.plain = 5
    stove.setValue(6, forKey: "plain")
    stove.setValue(7, forKey: "flames")
    stove.setValue(8, forKey: "level")
    #expect(cook.received == ["plain: 5 > 6", "flames: 1 > 7", "level: 0 > 8"])
  }

  @Test("ObjectiveC.KO6: An observer with a key path receives notifications by name")
  func namesAndKeyPaths() {
    let stove = Stove()
    var received: [Int] = []
    let observation = stove.observe(\.level, options: [.new]) { received.append($1.newValue ?? -1) }
    stove.level = 4
    stove.flames = 8
    #expect(received == [4])
    withExtendedLifetime(observation) {}
  }

  @Test("Each observer receives exactly the changes during its observation, in random sequences")
  func mixed() {
    var generator = SeededRandom(seed: 23)
    let (stove, cooks) = (Stove(), (0..<4).map { _ in Cook() })
    var expected = [0, 0, 0, 0]
    var isThere = [false, false, false, false]
    for _ in 0..<400 {
      let index = Int.random(in: 0..<4, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        stove.flames += 1
        for other in 0..<4 where isThere[other] { expected[other] += 1 }
      case 1 where !isThere[index]:
        stove.addObserver(cooks[index], forKeyPath: "flames", options: .new, context: nil)
        isThere[index] = true
      case 2 where isThere[index]:
        stove.removeObserver(cooks[index], forKeyPath: "flames")
        isThere[index] = false
      default: break
      }
    }
    #expect(cooks.map(\.received.count) == expected)
  }
}

// A class in the form of rewritten sources that overrides methods of `NSObject`.
extension KeyValueCodingTests.Magic: @preconcurrency _KVGetUndefined, _KVSetUndefined, _KVSetNil {
  @MainActor func _kvGetUndefined() {}
  func _kvSetUndefined() {}
  func _kvSetNil() {}
}
extension KeyValueCodingTests.Loud: @preconcurrency _KVSet { @MainActor func _kvSet() {} }
extension StringKeyPathObservingTests.Stove: @preconcurrency _KVAutomatic,
  @preconcurrency _KVAffecting
{
  @MainActor func _kvAutomatic() {}
  @MainActor func _kvAffecting() {}
}
extension StringKeyPathObservingTests.Cook: @preconcurrency _KVObserve {
  @MainActor func _kvObserve() {}
}
