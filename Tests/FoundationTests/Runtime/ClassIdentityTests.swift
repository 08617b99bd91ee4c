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

  @Test("ObjectiveC.FO15. A thread knows whether it is the main thread")
  func thread() {
    #expect(Thread.current.isMainThread == Thread.isMainThread)
    #expect(!Thread().isMainThread)
  }
}
