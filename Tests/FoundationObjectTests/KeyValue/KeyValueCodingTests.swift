import TactusFoundation
import Testing

/// Key-value coding, in the form of rewritten sources.
/// Steps: ObjectiveC.KC1–KC8
@Suite struct KeyValueCodingTests {
  enum Heat: Int { case off, low, high }
  class Oven: NSObject {
    var degrees = 20
    var width: CGFloat = 1.5
    var ratio: Float = 0.5
    var isOpen = false
    var heat = Heat.off
    var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var name: String? = "Ours"
    var serial = "A1"
    var dial: Dial? = Dial()
    var trays: [Tray] = [3, 1, 2, 3].map(Tray.init)
    let age = 7

    static let known: Void = {
      KeyedProperties.add("degrees", \Oven.degrees)
      KeyedProperties.add("width", \Oven.width)
      KeyedProperties.add("ratio", \Oven.ratio)
      KeyedProperties.add("isOpen", \Oven.isOpen)
      KeyedProperties.add("heat", \Oven.heat)
      KeyedProperties.add("frame", \Oven.frame)
      KeyedProperties.add("name", \Oven.name)
      KeyedProperties.add("serial", \Oven.serial)
      KeyedProperties.add("dial", \Oven.dial)
      KeyedProperties.add("trays", \Oven.trays)
      KeyedProperties.add("age", \Oven.age)
      KeyedProperties.add("mark", \Dial.mark)
      KeyedProperties.add("place", \Tray.place)
      KeyedProperties.add("label", \Tray.label)
    }()
    override init() {
      Self.known
      super.init()
    }
  }
  final class Dial: NSObject { var mark = 3 }
  final class Tray: NSObject {
    var place: Int
    var label: String? { place == 1 ? nil : "tray \(place)" }
    init(_ place: Int) { self.place = place }
  }
  /// A class with overrides, in the form of rewritten sources.
  class Magic: Oven {
    var received: [String] = []
    func value(forUndefinedKey key: String) -> Any? { "no " + key }
    func setValue(_ value: Any?, forUndefinedKey key: String) {
      received.append("\(key) = \(value ?? "nil")")
    }
    func setNilValueForKey(_ key: String) {
      guard key == "degrees" else { return super._setNil(key) }
      degrees = 0
    }
  }
  class Loud: Magic {
    func setValue(_ value: Any?, forKey key: String) {
      received.append("sets \(key)")
      super._setVal(value, forKey: key)
    }
    override func value(forUndefinedKey key: String) -> Any? {
      (super.value(forUndefinedKey: key) as? String)?.uppercased()
    }
  }

  @Test("ObjectiveC.KC3: Numbers are boxed in NSNumber and readable as any type")
  func numbers() {
    let oven: NSObject = Oven()
    #expect(oven.value(forKey: "degrees") is NSNumber)
    #expect(oven.value(forKey: "degrees") as? Int == 20)
    #expect(oven.value(forKey: "degrees") as? Double == 20)
    #expect(oven.value(forKey: "width") as? CGFloat == 1.5)
    #expect((oven.value(forKey: "width") as? NSNumber)?.doubleValue == 1.5)
    #expect(oven.value(forKey: "isOpen") as? Bool == false)
    #expect(oven.value(forKey: "heat") as? Int == 0)
    #expect(oven.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(oven.value(forKey: "name") as? String == "Ours")
    #expect(oven.value(forKey: "name") as? NSString == "Ours")
  }

  @Test("ObjectiveC.KC4: A property accepts any number and boxed values")
  func setting() {
    let oven = Oven()
    oven.setValue(180.7, forKey: "degrees")
    oven.setValue(2, forKey: "width")
    oven.setValue(NSNumber(value: 3), forKey: "ratio")
    oven.setValue(1, forKey: "isOpen")
    oven.setValue(2, forKey: "heat")
    oven.setValue(NSValue(rect: CGRect(x: 9, y: 0, width: 1, height: 1)), forKey: "frame")
    oven.setValue(nil, forKey: "name")
    oven.setValue("B2" as NSString, forKey: "serial")
    #expect(oven.degrees == 180 && oven.width == 2 && oven.ratio == 3 && oven.isOpen)
    #expect(oven.heat == .high && oven.frame.minX == 9 && oven.name == nil && oven.serial == "B2")
  }

  @Test("ObjectiveC.KC1: A property named isX is found by the key x")
  func getters() {
    let oven = Oven()
    oven.isOpen = true
    #expect(oven.value(forKey: "open") as? Bool == true)
    #expect(oven.value(forKey: "self") as? Oven === oven)
  }

  class Timer: NSObject {
    var seconds = 3
    func getRest() -> Int { seconds }
    func isDone() -> Bool { seconds == 0 }
    func label() -> String? { seconds == 0 ? nil : "\(seconds) s" }
    func setRest(_ rest: Int) { seconds = rest }
    func ring() { seconds = 9 }

    /// Registers the methods, as lowered calls of `#selector` do.
    static func register() {
      _ = Selector("getRest", callingAnywhere: Timer.getRest)
      _ = Selector("isDone", callingAnywhere: Timer.isDone)
      _ = Selector("label", callingAnywhere: Timer.label)
      _ = Selector("setRest:", callingAnywhere: Timer.setRest)
      _ = Selector("ring", callingAnywhere: Timer.ring)
    }
  }

  @Test("ObjectiveC.KC21. Methods get and set the values of keys without a property")
  @MainActor func methods() {
    Timer.register()
    let timer = Timer()
    #expect(timer.value(forKey: "rest") as? Int == 3)
    #expect(timer.value(forKey: "done") as? Bool == false)
    #expect(timer.value(forKey: "label") as? String == "3 s")
    timer.setValue(0, forKey: "rest")
    #expect(timer.value(forKey: "done") as? Bool == true)
    #expect(timer.value(forKey: "label") == nil)
    #expect(timer.value(forKey: "ring") == nil && timer.seconds == 9)
  }

  @Test("ObjectiveC.KC2: Undefined keys reach the class's override, whatever the static type")
  func undefined() {
    let magic: NSObject = Magic()
    #expect(magic.value(forKey: "nonsense") as? String == "no nonsense")
    magic.setValue(4, forKey: "nonsense")
    magic.setValue(5, forKey: "age")
    #expect((magic as? Magic)?.received == ["nonsense = 4", "age = 5"])
    magic.setValue(nil, forKey: "degrees")
    #expect((magic as? Magic)?.degrees == 0)
  }

  @Test("ObjectiveC.KC2: The most derived override is called, and setValue receives every setting")
  func overrides() {
    let loud: NSObject = Loud()
    loud.setValuesForKeys(["degrees": 5, "name": NSNull()])
    #expect((loud as? Loud)?.received == ["sets degrees", "sets name"])
    #expect((loud as? Loud)?.degrees == 5 && (loud as? Loud)?.name == nil)
    #expect(loud.value(forKey: "odd") as? String == "NO ODD")
    let values = loud.dictionaryWithValues(forKeys: ["degrees", "name"])
    #expect(values["degrees"] as? Int == 5 && values["name"] is NSNull)
  }

  @Test(
    "ObjectiveC.KC2, ObjectiveC.KC4: Undefined keys and nil end the program without an override")
  func ends() async {
    await #expect(processExitsWith: .failure) { _ = Oven().value(forKey: "nonsense") }
    await #expect(processExitsWith: .failure) { Oven().setValue(1, forKey: "nonsense") }
    await #expect(processExitsWith: .failure) { Oven().setValue(nil, forKey: "degrees") }
    await #expect(processExitsWith: .failure) { Oven().setValue("hot", forKey: "degrees") }
    await #expect(processExitsWith: .failure) { Oven().setValue(8, forKey: "age") }
  }

  @Test("ObjectiveC.KC5: A key path passes through objects and ends at nil")
  func paths() {
    let oven = Oven()
    oven.setValue(8, forKeyPath: "dial.mark")
    #expect(oven.value(forKeyPath: "dial.mark") as? Int == 8)
    #expect(oven.value(forKeyPath: "name.length") as? Int == 4)
    oven.dial = nil
    oven.setValue(9, forKeyPath: "dial.mark")
    #expect(oven.value(forKeyPath: "dial.mark") == nil)
  }

  @Test("ObjectiveC.KC6: A collection returns the values of its elements")
  func collections() {
    let oven = Oven()
    #expect(oven.value(forKeyPath: "trays.place") as? [Int] == [3, 1, 2, 3])
    let labels = (oven.trays as NSArray).value(forKey: "label") as? [Any]
    #expect(labels?[0] as? String == "tray 3" && labels?[1] is NSNull)
    (oven.trays as NSArray).setValue(5, forKey: "place")
    #expect(oven.trays.allSatisfy { $0.place == 5 })
    let settings: NSObject = NSMutableDictionary()
    settings.setValue(4, forKey: "a")
    #expect(settings.value(forKeyPath: "a") as? Int == 4)
    settings.setValue(nil, forKey: "a")
    #expect(settings.value(forKey: "a") == nil)
  }

  @Test("ObjectiveC.KC7: Operators aggregate collections", arguments: [0, 4])
  func operators(count: Int) {
    let oven = Oven()
    oven.trays = Array(oven.trays.prefix(count))
    func value(_ path: String) -> Any? { oven.value(forKeyPath: "trays." + path) }
    #expect(value("@count") as? Int == count)
    #expect(value("@sum.place") as? Int == (count == 0 ? 0 : 9))
    #expect(value("@avg.place") as? Double == (count == 0 ? 0 : 2.25))
    #expect(value("@min.place") as? Int == (count == 0 ? nil : 1))
    #expect(value("@max.place") as? Int == (count == 0 ? nil : 3))
    #expect(value("@unionOfObjects.place") as? [Int] == (count == 0 ? [] : [3, 1, 2, 3]))
    #expect(value("@distinctUnionOfObjects.place") as? [Int] == (count == 0 ? [] : [3, 1, 2]))
  }

  @Test("ObjectiveC.KC7: Operators on numbers, and on collections of collections")
  func plainOperators() {
    let numbers = [1, 2, 2, 5] as NSArray
    #expect(numbers.value(forKeyPath: "@sum.self") as? Int == 10)
    #expect(numbers.value(forKeyPath: "@max.self") as? Int == 5)
    #expect(numbers.value(forKeyPath: "@distinctUnionOfObjects.self") as? [Int] == [1, 2, 5])
    let rows = [[1, 2], [2, 3]] as NSArray
    #expect(rows.value(forKeyPath: "@unionOfArrays.self") as? [Int] == [1, 2, 2, 3])
    #expect(rows.value(forKeyPath: "@distinctUnionOfArrays.self") as? [Int] == [1, 2, 3])
  }

  @Test("ObjectiveC.KC7: A union with nil and an unknown operator end the program")
  func badOperators() async {
    await #expect(processExitsWith: .failure) {
      _ = Oven().value(forKeyPath: "trays.@unionOfObjects.label")
    }
    await #expect(processExitsWith: .failure) {
      _ = Oven().value(forKeyPath: "trays.@median.place")
    }
  }

  @Test("User defaults are read and written by key")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "tactus.tests.keyed"))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("A CGFloat bridges to NSNumber and back")
  func floats() {
    let any: Any = CGFloat(2.5)
    #expect((any as? NSNumber)?.doubleValue == 2.5)
    #expect((NSNumber(value: 4) as Any) as? CGFloat == 4)
    #expect((CGFloat(1) as NSNumber).intValue == 1)
  }
}
