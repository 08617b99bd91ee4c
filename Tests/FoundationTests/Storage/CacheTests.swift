import TactusFoundation
import Testing

/// Caches, their limits and their delegates.
@Suite struct CacheTests {
  private final class Page: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class Watcher: NSObject, NSCacheDelegate {
    var seen: [Int] = []
    var isCache = true
    weak var cache: NSCache<NSString, Page>?

    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
      isCache = isCache && cache === self.cache
      seen.append((obj as? Page)?.number ?? -1)
    }
  }

  private func numbers(_ cache: NSCache<NSString, Page>, _ range: Range<Int>) -> [Int] {
    range.compactMap { cache.object(forKey: "\($0)" as NSString)?.number }
  }

  @Test("ObjectiveC.CH1, ObjectiveC.CH2. The object that was used first is dropped first")
  func counts() {
    let (cache, watcher) = (NSCache<NSString, Page>(), Watcher())
    watcher.cache = cache
    cache.delegate = watcher
    cache.countLimit = 2
    for number in 0..<4 { cache.setObject(Page(number), forKey: "\(number)" as NSString) }
    #expect(watcher.seen == [0, 1] && numbers(cache, 0..<4) == [2, 3])
    _ = cache.object(forKey: "2")
    cache.setObject(Page(4), forKey: "4")
    #expect(watcher.seen == [0, 1, 3] && numbers(cache, 0..<5) == [2, 4])
    cache.countLimit = 1
    #expect(watcher.seen == [0, 1, 3, 2])
    cache.setObject(Page(5), forKey: "4")
    #expect(watcher.seen == [0, 1, 3, 2] && cache.object(forKey: "4")?.number == 5)
    cache.removeObject(forKey: "4")
    cache.countLimit = 0
    for number in 6..<9 { cache.setObject(Page(number), forKey: "\(number)" as NSString) }
    cache.removeAllObjects()
    #expect(watcher.seen == [0, 1, 3, 2, 5, 6, 7, 8] && numbers(cache, 0..<9) == [])
    #expect(watcher.isCache)
  }

  @Test("ObjectiveC.CH1. The sum of costs has a limit, for one object, too")
  func costs() {
    let cache = NSCache<NSString, Page>()
    cache.totalCostLimit = 10
    for number in 0..<4 { cache.setObject(Page(number), forKey: "\(number)" as NSString, cost: 4) }
    #expect(numbers(cache, 0..<4) == [2, 3])
    cache.setObject(Page(9), forKey: "3", cost: 1)
    cache.setObject(Page(5), forKey: "5", cost: 5)
    #expect(numbers(cache, 0..<6) == [2, 9, 5])
    cache.setObject(Page(6), forKey: "6", cost: 11)
    #expect(numbers(cache, 0..<7) == [])
  }

  @Test("ObjectiveC.CH2. The delegate is not retained")
  func delegate() {
    let cache = NSCache<NSString, Page>()
    var watcher: Watcher? = Watcher()
    cache.delegate = watcher
    #expect(cache.delegate === watcher)
    watcher = nil
    #expect(cache.delegate == nil)
    cache.setObject(Page(1), forKey: "1")
    cache.removeAllObjects()
  }

  @Test("ObjectiveC.CH4. Objects of Foundation are equal keys; others are only themselves")
  func keys() {
    final class Key {}
    let cache = NSCache<AnyObject, NSNumber>()
    let (one, two) = (Key(), Key())
    cache.setObject(1, forKey: one)
    cache.setObject(2, forKey: two)
    cache.setObject(3, forKey: NSMutableString(string: "key"))
    cache.setObject(4, forKey: 7 as NSNumber)
    #expect(cache.object(forKey: one) == 1 && cache.object(forKey: two) == 2)
    #expect(cache.object(forKey: NSString("key")) == 3 && cache.object(forKey: Key()) == nil)
    #expect(cache.object(forKey: NSNumber(value: 7)) == 4)
  }

  @Test("ObjectiveC.CH1. Many uses of few objects keep their order")
  func uses() {
    let cache = NSCache<NSString, Page>()
    cache.countLimit = 3
    for number in 0..<3 { cache.setObject(Page(number), forKey: "\(number)" as NSString) }
    for step in 0..<1000 { _ = cache.object(forKey: "\(step % 2)" as NSString) }
    cache.setObject(Page(3), forKey: "3")
    #expect(numbers(cache, 0..<4) == [0, 1, 3])
  }

  @Test("A subclass overrides members, and an extension adds some")
  func subclass() {
    final class Counting: NSCache<NSString, Page>, @unchecked Sendable {
      var count = 0
      override func setObject(_ obj: Page, forKey key: NSString, cost g: Int) {
        count += 1
        super.setObject(obj, forKey: key, cost: g)
      }
    }
    let cache = Counting()
    cache["a"] = Page(1)
    #expect(cache["a"]?.number == 1 && cache.count == 1)
    cache["a"] = nil
    #expect(cache["a"] == nil && cache.name.isEmpty)
  }
}

extension NSCache where KeyType == NSString {
  fileprivate subscript(key: String) -> ObjectType? {
    get { object(forKey: key as NSString) }
    set {
      guard let newValue else { return removeObject(forKey: key as NSString) }
      setObject(newValue, forKey: key as NSString)
    }
  }
}
