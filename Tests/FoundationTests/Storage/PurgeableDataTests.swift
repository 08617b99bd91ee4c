import TactusFoundation
import Testing

/// Content that can be discarded.
@Suite struct PurgeableDataTests {
  @Test("ObjectiveC.DC2. Data are discarded only while nobody uses them")
  func uses() {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    #expect(data.beginContentAccess())
    data.discardContentIfPossible()
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(!data.isContentDiscarded() && data.length == 3)
    data.append(Data([4]))
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.isContentDiscarded() && data.length == 0)
    #expect(!data.beginContentAccess())
  }

  @Test("ObjectiveC.DC2. The data are mutable")
  func bytes() throws {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    data.append(Data([4, 5]))
    data.replaceBytes(in: NSRange(location: 1, length: 2), withBytes: [9] as [UInt8], length: 1)
    #expect(Data(referencing: data) == Data([1, 9, 4, 5]))
    data.replaceBytes(in: NSRange(location: 0, length: 2), withBytes: [7, 8] as [UInt8])
    data.increaseLength(by: 2)
    data.resetBytes(in: NSRange(location: 0, length: 1))
    #expect(data as Data == Data([0, 8, 4, 5, 0, 0]))
    let empty = try #require(NSPurgeableData(length: 40))
    #expect(empty.length == 40 && empty as Data == Data(count: 40))
    empty.setData(Data(repeating: 6, count: 100))
    #expect((empty.copy() as? Data) == Data(repeating: 6, count: 100))
    let mutable = try #require(empty.mutableCopy() as? NSMutableData)
    mutable.length = 1
    #expect(empty.length == 100 && empty.isEqual(to: Data(repeating: 6, count: 100)))
    #expect(NSPurgeableData(bytes: [1, 2] as [UInt8], length: 2).base64EncodedString() == "AQI=")
  }

  @Test("ObjectiveC.CH3, ObjectiveC.DC1. A cache drops an object whose content was discarded")
  func cache() {
    final class Page: NSObject, NSDiscardableContent {
      var text: String? = "text"
      func beginContentAccess() -> Bool { text != nil }
      func endContentAccess() {
        // does nothing
      }
      func discardContentIfPossible() { text = nil }
      func isContentDiscarded() -> Bool { text == nil }
    }
    let cache = NSCache<NSString, Page>()
    #expect(cache.evictsObjectsWithDiscardedContent)
    cache.evictsObjectsWithDiscardedContent = false
    cache.setObject(Page(), forKey: "a")
    #expect(cache.object(forKey: "a")?.beginContentAccess() == true)
    let content: (any NSDiscardableContent)? = cache.object(forKey: "a")
    content?.discardContentIfPossible()
    #expect(content?.isContentDiscarded() == true && cache.object(forKey: "a") != nil)
    cache.evictsObjectsWithDiscardedContent = true
    #expect(cache.object(forKey: "a") == nil)
    let other = Page()
    cache.setObject(other, forKey: "b")
    cache.countLimit = 1
    cache.setObject(Page(), forKey: "c")
    #expect(other.isContentDiscarded() && cache.object(forKey: "c") != nil)
  }
}
