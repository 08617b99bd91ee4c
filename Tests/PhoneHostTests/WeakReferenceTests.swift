import TactusThreads
import Testing

@Suite struct WeakReferenceTests {
  private protocol Named: AnyObject {
    var name: String { get }
  }

  private final class Person: Named {
    let name = "Ada"
  }

  @Test("A reference has its object until the object's end, and does not keep it")
  func ends() {
    var person: Person? = Person()
    let reference = WeakReference(person)
    #expect(reference.object === person)
    person = nil
    #expect(reference.object == nil)
  }

  @Test("A reference to an object of a protocol does not keep it either")
  func protocols() {
    var person: (any Named)? = Person()
    let reference = WeakReference(person)
    #expect(reference.object?.name == "Ada")
    person = nil
    #expect(reference.object == nil)
  }

  @Test("A reference to nothing has no object")
  func nothing() {
    #expect(WeakReference<Person>(nil).object == nil)
  }
}
