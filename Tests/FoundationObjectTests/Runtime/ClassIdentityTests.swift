import TactusFoundation
import Testing

/// Tests step ObjectiveC.FO15.
@Suite("Classes compared as objects")
struct ClassIdentityTests {
  private class Pan {}
  private class Lid: Pan {}
  private class Bowl: NSObject {}

  @Test("ObjectiveC.FO15. Classes are identical to themselves, also as optional ones")
  func classes() {
    let (pan, lid): (AnyClass?, AnyClass) = (Pan.self, Lid.self)
    #expect(Bowl.description() == NSStringFromClass(Bowl.self))
    #expect(pan === Pan.self && lid === Lid.self)
    #expect(pan !== lid && pan !== nil)
    #expect(type(of: Lid()) === lid)
    let none: AnyClass? = nil
    #expect(none === nil && none !== pan)
  }

  /// A class as the lowering makes it, whose class method overrides that of `NSObject`.
  private class Wok: NSObject, _KVDescribe {
    class func description() -> String { "wok, " + super._described() }
  }
  private final class BigWok: Wok { override class func description() -> String { "big" } }

  @Test("ObjectiveC.KC23. A class describes itself by its name, or by a class method")
  func description() {
    let bowl: AnyClass = Bowl.self
    #expect(_AM(bowl).description() == NSStringFromClass(bowl))
    #expect(Wok.description() == "wok, " + NSStringFromClass(Wok.self))
    let kinds: [NSObject.Type] = [Wok.self, BigWok.self]
    #expect(kinds.map { $0.description() } == [Wok.description(), "big"])
    #expect(kinds.map { _AM($0 as AnyClass).description() } == [Wok.description(), "big"])
  }

  @Test("ObjectiveC.FO15. A thread knows whether it is the main thread")
  func thread() {
    #expect(Thread.current.isMainThread == Thread.isMainThread)
    #expect(!Thread().isMainThread)
  }
}
