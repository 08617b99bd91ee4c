import TactusFoundation
import Testing

/// Ordered sets that are made of elements.
@Suite struct OrderedSetTests {
  @Test("ObjectiveC.FO65. Each element is in the set once, at its first place")
  func elements() {
    for set in [
      NSOrderedSet(array: [2, 1, 2]), NSMutableOrderedSet._new(array: [2, 1, 2]),
      NSOrderedSet(objects: 2, 1, 1), NSMutableOrderedSet._new(objects: 2, 2, 1),
      NSOrderedSet(array: [2, 1, 2], copyItems: true),
      NSOrderedSet(
        array: [5, 2, 1, 2, 7], range: NSRange(location: 1, length: 3), copyItems: false),
    ] {
      #expect(set.count == 2 && set.array as? [Int] == [2, 1])
      #expect(set.index(of: 1) == 1 && set[1] as? Int == 1)
    }
    #expect(NSOrderedSet(array: []).array.isEmpty)
  }
}
