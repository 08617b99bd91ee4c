import TactusFoundation
import Testing

/// Sets that array literals create (ObjectiveC.FO24).
@Suite struct SetLiteralTests {
  private class Car: NSObject {}
  private final class SportCar: Car {}
  private final class Owner {
    var cars: NSSet = []
    var rest: NSMutableSet?
  }

  @Test("ObjectiveC.FO24. An array literal creates a set")
  func literals() {
    let (one, other) = (Car(), SportCar())
    let owner = Owner()
    #expect(owner.cars.count == 0)
    owner.cars = [one, other, one]
    owner.rest = [other]
    owner.rest?.add(one)
    #expect(owner.cars.count == 2 && owner.cars.contains(one) && owner.cars.contains(other))
    #expect(owner.rest?.isEqual(to: owner.cars as? Set<Car> ?? []) == true)
    owner.rest?.add(one)
    owner.rest?.remove(one)
    #expect(owner.rest?.count == 1 && owner.rest?.contains(one) == false)
    #expect(([1, "a", 1] as NSSet).count == 2)
  }
}
