import TactusThreads
import Testing

@Suite struct WeakReferenceTests {
  private protocol Named: AnyObject {
    var name: String { get }
  }

  private final class Person: Named {
    let name = "Ada"
  }

  @Test("A weak reference has its object until that is released, and does not retain it")
  func ends() {
    var person: Person? = Person()
    let reference = WeakReference(person)
    #expect(reference.object === person)
    person = nil
    #expect(reference.object == nil)
  }

  @Test("A weak reference to an object of a protocol does not retain it either")
  func protocols() {
    var person: (any Named)? = Person()
    let reference = WeakReference(person)
    #expect(reference.object?.name == "Ada")
    person = nil
    #expect(reference.object == nil)
  }

  @Test("A weak reference without an object returns none")
  func nothing() {
    #expect(WeakReference<Person>(nil).object == nil)
  }
}
