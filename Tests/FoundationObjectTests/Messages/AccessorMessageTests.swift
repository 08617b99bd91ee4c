import TactusFoundation
import Testing

/// Messages by the names of accessors, to objects and to classes.
@MainActor @Suite struct AccessorMessageTests {
  private class Lamp: NSObject {
    var watts = 3.5
    var shade: NSString? = "paper"
    var isLit = false
    let number: Int = 7
  }
  private final class TallLamp: Lamp {}
  private final class Chair: NSObject {}

  init() {
    KeyedProperties.add("watts", \Lamp.watts)
    KeyedProperties.add("shade", \Lamp.shade)
    for name in ["lit", "isLit"] { KeyedProperties.add(name, \Lamp.isLit) }
    KeyedProperties.add("number", \Lamp.number)
  }

  @Test(
    "ObjectiveC.KC16. An object responds to the accessors of its properties",
    arguments: [
      ("watts", true), ("setWatts:", true), ("isLit", true), ("setLit:", true), ("setIsLit:", true),
      ("lit", false), ("number", true), ("setNumber:", false), ("setwatts:", false),
      ("setShade:at:", false), ("setShade", false), ("set:", false), ("volts", false),
    ])
  func responds(name: String, expected: Bool) {
    #expect(TallLamp().responds(to: Selector(name)) == expected)
    #expect(TallLamp.instancesRespond(to: Selector(name)) == expected)
    #expect(class_respondsToSelector(TallLamp.self, Selector(name)) == expected)
    #expect(!Chair().responds(to: Selector(name)))
    #expect(!class_respondsToSelector(Chair.self, Selector(name)))
    #expect(!class_respondsToSelector(nil, Selector(name)))
  }

  @Test("ObjectiveC.KC16. Accessors are performed by name")
  func performed() {
    let lamp = TallLamp()
    #expect(lamp.perform(Selector("shade"))?.takeUnretainedValue() as? NSString == "paper")
    lamp.perform(Selector("setShade:"), with: "silk" as NSString)
    #expect(lamp.shade == "silk")
    lamp.perform(Selector("setShade:"), with: nil)
    #expect(lamp.shade == nil)
    #expect(lamp.perform(Selector("shade")) == nil)
  }

  @Test("ObjectiveC.KC16. The objects of arrays and sets receive a message")
  func collections() {
    let lamps = [Lamp(), TallLamp()]
    NSArray(array: lamps).makeObjectsPerform(Selector("setShade:"), with: "silk" as NSString)
    #expect(lamps.allSatisfy { $0.shade == "silk" })
    NSSet(array: lamps).makeObjectsPerform(Selector("setShade:"), with: nil)
    #expect(lamps.allSatisfy { $0.shade == nil })
    NSArray(array: lamps).makeObjectsPerform(Selector("shade"))
    NSSet(array: lamps).makeObjectsPerform(Selector("shade"))
  }

  @Test("ObjectiveC.MX8. The implementation of a method is a function with its arguments")
  func implementations() {
    typealias SetWatts = (NSObject, Selector, Double) -> Void
    typealias Watts = (NSObject, Selector) -> Double
    let (lamp, selector) = (TallLamp(), Selector("setWatts:"))
    unsafeBitCast(lamp.method(for: selector), to: SetWatts.self)(lamp, selector, 12)
    #expect(lamp.watts == 12)
    let getter = unsafeBitCast(Lamp.instanceMethod(for: Selector("watts")), to: Watts.self)
    #expect(getter(lamp, Selector("watts")) == 12)
    let found = class_getMethodImplementation(Lamp.self, selector)
    unsafeBitCast(found, to: SetWatts.self)(lamp, selector, 4)
    #expect(lamp.watts == 4)
    #expect(class_getMethodImplementation(Chair.self, selector) == nil)
  }

  @Test("ObjectiveC.KC12, ObjectiveC.KC13. A class of unknown type receives messages")
  func classes() {
    let kind: AnyClass = UserDefaults.self
    let lamp: AnyClass? = TallLamp.self
    #expect(_AM(kind).responds(to: Selector("standardUserDefaults")))
    #expect(!_AM(kind).responds(to: Selector("setWatts:")))
    let defaults = _AM(kind).perform(Selector("standardUserDefaults")).takeUnretainedValue()
    let value = _AM(kind).value(forKey: "standardUserDefaults") as? UserDefaults
    #expect(defaults as? UserDefaults == UserDefaults.standard && value == UserDefaults.standard)
    #expect(_AM(lamp).instancesRespond(to: Selector("setWatts:")))
    #expect(_AM(lamp).isSubclass(of: Lamp.self) && !_AM(lamp).isSubclass(of: Chair.self))
    #expect(_AM(lamp).superclass() == Lamp.self)
    #expect(
      _AM(kind).description() == "NSUserDefaults" || _AM(kind).description() == "UserDefaults")
  }

  private class Bell: NSObject {
    static nonisolated(unsafe) var rung: [String] = []
    class var name: String { "bell" }
    class func ring(_ times: Int) { rung.append("\(name) \(times)") }
    class func chime(_ sound: String, _ times: Int) -> NSString {
      "\(name) \(sound) \(times)" as NSString
    }
  }
  private final class TallBell: Bell {
    override class var name: String { "tall bell" }
  }

  @Test("ObjectiveC.KC20. Class methods are called by name, also those of superclasses")
  @MainActor func classMethods() async {
    KeyedClassMethods.add("ringTimes:", { (o: Bell.Type) in { (a0: Int) in o.ring(a0) } })
    KeyedClassMethods.add(
      "chime:times:",
      { (o: Bell.Type) in { (a0: String, a1: Int) in o.chime(a0, a1) } })
    let ring = NSSelectorFromString("ringTimes:")
    let chime = NSSelectorFromString("chime:times:")
    let kind: AnyClass = TallBell.self
    #expect(Bell.responds(to: ring) && _AM(kind).responds(to: ring) && !Lamp.responds(to: ring))
    #expect(_AM(kind as AnyObject).responds(to: chime))
    #expect(!Bell.instancesRespond(to: ring) && !Bell().responds(to: ring))
    Bell.perform(ring, with: 1)
    _AM(kind).perform(ring, with: 2)
    _AM(kind as AnyObject).perform(ring, with: 3)
    #expect(Bell.rung == ["bell 1", "tall bell 2", "tall bell 3"])
    let sound = _AM(kind).perform(chime, with: "ding", with: 5)?.takeUnretainedValue()
    #expect(sound as? String == "tall bell ding 5")
    let other = Bell.perform(chime, with: "dong", with: 6)?.takeUnretainedValue()
    #expect(other as? String == "bell dong 6")
    // Another thread waits for the main one.
    Bell.rung = []
    await Task.detached { _ = Bell.perform(ring, with: 7) }.value
    #expect(Bell.rung == ["bell 7"])
  }

  private class Cupboard: NSObject {
    private var stored = Lamp()
    var lamp: Lamp {
      get { stored }
      set { stored = newValue }
    }
    var weight: Double { 3 }
  }

  @Test("ObjectiveC.KC17. A key path has the names of its registered properties")
  func keyPaths() {
    KeyedProperties.add("lamp", \Cupboard.lamp)
    #expect((\Cupboard.lamp)._kvcKeyPathString == "lamp")
    #expect((\Lamp.isLit)._kvcKeyPathString == "lit")
    #expect((\Cupboard.lamp.watts)._kvcKeyPathString == "lamp.watts")
    #expect((\Cupboard.weight)._kvcKeyPathString == nil)
    #expect((\Cupboard.lamp.watts.magnitude)._kvcKeyPathString == nil)
    #expect(NSExpression(forKeyPath: \Cupboard.lamp).keyPath == "lamp")
  }
}
