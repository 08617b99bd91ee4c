import TactusFoundation
import Testing

/// Collections with weak references.
@Suite struct WeakCollectionTests {
  private final class Egg: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Egg)?.number == number }
    override var hash: Int { number }
  }

  @Test("A weak table drops deallocated objects; a strong one retains them")
  func tables() {
    let (weak, strong) = (NSHashTable<Egg>.weakObjects(), NSHashTable<Egg>())
    let kept = Egg(1)
    do {
      let lost = Egg(2)
      for egg in [kept, lost] { weak.add(egg) }
      strong.add(Egg(3))
      #expect(weak.count == 2 && weak.contains(lost))
    }
    #expect(weak.allObjects == [kept] && strong.count == 1)
    weak.remove(kept)
    #expect(weak.count == 0 && weak.anyObject == nil)
  }

  @Test("Equal objects are one, unless compared by identity")
  func equality() {
    let (equal, same) = (
      NSHashTable<Egg>(), NSHashTable<Egg>(options: .objectPointerPersonality)
    )
    let eggs = [Egg(1), Egg(1), Egg(2)]
    for egg in eggs + eggs {
      equal.add(egg)
      same.add(egg)
    }
    #expect(equal.count == 2 && same.count == 3)
    #expect(equal.isSubset(of: same) && equal.intersects(same))
  }

  @Test("An entry exists while its key and value exist")
  func maps() {
    let map = NSMapTable<Egg, NSString>.weakToStrongObjects()
    let key = Egg(1)
    do {
      map.setObject("soft", forKey: key)
      let other = Egg(2)
      map.setObject("hard", forKey: other)
      #expect(map.count == 2 && map.object(forKey: Egg(2)) == "hard")
    }
    #expect(map.count == 1 && map.object(forKey: key) == "soft")
    map.setObject("firm", forKey: key)
    #expect(map.dictionaryRepresentation() == [AnyHashable(key): "firm"])
    map.removeObject(forKey: key)
    #expect(map.count == 0)
  }

  @Test("A weak pointer becomes nil when its object is deallocated")
  func places() {
    let array = NSPointerArray.weakObjects()
    let kept = Egg(1)
    func addBoth() {
      let lost = Egg(2)
      array.addPointer(Unmanaged.passUnretained(lost).toOpaque())
      array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      withExtendedLifetime(lost) { #expect(array.pointer(at: 0) != nil) }
    }
    addBoth()
    #expect(array.count == 2 && array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1)
    #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }
}
