import TactusFoundation
import Testing

/// The mutable ordered set of key-value coding, and how its changes are observed.
@Suite struct OrderedSetForKeyTests {
  final class Cupboard: NSObject {
    @_KV var books: NSOrderedSet? = NSOrderedSet(array: ["A", "B"])
    @_KN var next: Cupboard?
    private static let known: Void = {
      KeyedProperties.add("books", \Cupboard.books)
      KeyedProperties.add("next", \Cupboard.next)
    }()
    override init() {
      Self.known
      super.init()
    }
    var titles: [String] { books?.compactMap { $0 as? String } ?? [] }
  }

  private final class Observer: NSObject, _KVObserve {
    var received: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let change = change ?? [:]
      let kind = (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init).map { "\($0)" } ?? "?"
      let indexes = (change[.indexesKey] as? IndexSet).map { " at \(Array($0))" } ?? ""
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
        (change[key] as? NSArray)?.map { "\($0)" }.joined(separator: ",") ?? ""
      }
      received.append("\(kind)\(indexes): \(values[0]) > \(values[1])")
    }
  }

  private func observed(_ shelf: Cupboard, _ path: String, _ change: () -> Void) -> [String] {
    let observer = Observer()
    shelf.addObserver(observer, forKeyPath: path, options: [.old, .new], context: nil)
    change()
    shelf.removeObserver(observer, forKeyPath: path)
    return observer.received
  }

  @Test("ObjectiveC.KC18. Changes of the ordered set for a key are observed one by one")
  func changes() {
    let shelf = Cupboard()
    let books = shelf.mutableOrderedSetValue(forKey: "books")
    let received = observed(shelf, "books") {
      books.add("C")
      books.add("A")
      books.insert("D", at: 1)
      books.remove("B")
      books.replaceObject(at: 0, with: "E")
    }
    #expect(
      received == [
        "insertion at [2]:  > C", "insertion at [1]:  > D", "removal at [2]: B > ",
        "replacement at [0]: A > E",
      ])
    #expect(shelf.titles == ["E", "D", "C"])
    #expect(books.array as? [String] == ["E", "D", "C"])
    books[3] = "F"
    books.removeObject(at: 1)
    books.exchangeObject(at: 0, withObjectAt: 2)
    #expect(shelf.titles == ["F", "C", "E"])
    books.sort { "\($0)".compare("\($1)") }
    #expect(shelf.titles == ["C", "E", "F"])
    books.intersect(NSOrderedSet(array: ["F", "C", "X"]))
    #expect(shelf.titles == ["C", "F"] && books.contains("F") && !books.contains("E"))
    books.moveObjects(at: [1], to: 0)
    #expect(shelf.titles == ["F", "C"])
    books.union(NSOrderedSet(array: ["C", "G"]))
    books.minus(NSOrderedSet(array: ["F"]))
    #expect(shelf.titles == ["C", "G"])
    books.removeAllObjects()
    #expect(shelf.titles.isEmpty && books.count == 0)
  }

  @Test("ObjectiveC.KC18. The ordered set shows what the object has, in each of its properties")
  func live() {
    let shelf = Cupboard()
    let books = shelf.mutableOrderedSetValue(forKey: "books")
    shelf.books = NSOrderedSet(array: ["Z", "Y"])
    #expect(books.firstObject as? String == "Z" && books.lastObject as? String == "Y")
    #expect(books.map { "\($0)" } == ["Z", "Y"])
    #expect(books.array as? [String] == ["Z", "Y"] && books.set.contains("Y"))
    #expect(books.reversed.array as? [String] == ["Y", "Z"])
    shelf.books = nil
    #expect(books.count == 0 && books.firstObject == nil)
    books.add("A")
    #expect(shelf.titles == ["A"])
    let copy = books.copy() as? NSOrderedSet
    let mutable = books.mutableCopy() as? NSMutableOrderedSet
    mutable?.add("M")
    books.add("B")
    #expect(copy?.count == 1 && mutable?.count == 2 && shelf.titles == ["A", "B"])
  }

  @Test("ObjectiveC.KC18. An ordered set at a key path belongs to the object at its end")
  func path() {
    let (shelf, next) = (Cupboard(), Cupboard())
    shelf.next = next
    let received = observed(shelf, "next.books") {
      shelf.mutableOrderedSetValue(forKeyPath: "next.books").add("C")
    }
    #expect(received == ["insertion at [2]:  > C"])
    #expect(next.titles == ["A", "B", "C"] && shelf.titles == ["A", "B"])
  }

  @Test("ObjectiveC.KC18. An ordered set for a key keeps its object, which does not keep it")
  func lifetime() {
    weak var weakShelf: Cupboard?
    weak var weakBooks: NSMutableOrderedSet?
    do {
      let books: NSMutableOrderedSet
      do {
        let shelf = Cupboard()
        weakShelf = shelf
        books = shelf.mutableOrderedSetValue(forKey: "books")
        weakBooks = books
      }
      books.add("C")
      #expect(weakShelf?.titles == ["A", "B", "C"])
    }
    #expect(weakShelf == nil && weakBooks == nil)
  }

  @Test("ObjectiveC.KC19. An iterator visits the elements of each collection")
  func iterators() {
    func all(_ collection: any NSFastEnumeration) -> [String] {
      let iterator = NSFastEnumerationIterator(collection)
      var found: [String] = []
      while let next = iterator.next() { found.append("\(next)") }
      return found.sorted()
    }
    let table = NSHashTable<NSString>()
    table.add("a")
    let map = NSMapTable<NSString, NSString>()
    map.setObject("1", forKey: "a")
    let pointers = NSPointerArray.strongObjects()
    let object = NSString("a")
    pointers.addPointer(Unmanaged.passUnretained(object).toOpaque())
    #expect(all(NSArray(array: ["a", "b"])) == ["a", "b"])
    #expect(all(NSSet(array: ["a"])) == ["a"] && all(NSOrderedSet(array: ["a"])) == ["a"])
    #expect(all(NSDictionary(dictionary: ["a": "1"])) == ["a"] && all(table) == ["a"])
    #expect(all(map) == ["a"] && all(pointers) == ["a"])
    #expect(all(NSArray(array: ["a"]).objectEnumerator()) == ["a"])
    let set: NSFastEnumerationIterator = NSMutableSet(array: ["a"]).makeIterator()
    let ordered: NSFastEnumerationIterator = NSMutableOrderedSet(array: ["a"]).makeIterator()
    let array: NSFastEnumerationIterator = NSMutableArray(array: ["a"]).makeIterator()
    for iterator in [set, ordered, array] {
      #expect(iterator.next() as? String == "a" && iterator.next() == nil)
    }
  }
}
