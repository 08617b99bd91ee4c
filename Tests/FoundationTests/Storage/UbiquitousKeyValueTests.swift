import TactusFoundation
import Testing

@Suite("Ubiquitous key-value store", .serialized)
struct UbiquitousKeyValueTests {
  private let suite = "tactus.tests.ubiquitous"

  @Test("UbiquitousValues.UK1, UbiquitousValues.UK2: Values have their types and persist")
  func values() {
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let store = NSUbiquitousKeyValueStore(suite: suite)
    for key in store.dictionaryRepresentation.keys { store.removeObject(forKey: key) }
    store.set("soft", forKey: "egg")
    store.set(Int64(1) << 40, forKey: "whole")
    store.set(2.5, forKey: "fraction")
    store.set(true, forKey: "truth")
    store.set(Data([1, 2]), forKey: "bytes")
    store.set(["a", 1] as [Any], forKey: "several")
    store.set(["a": 1], forKey: "named")
    store.set("lost", forKey: "gone")
    store.set(nil as String?, forKey: "gone")
    #expect(store.synchronize())
    for known in [store, NSUbiquitousKeyValueStore(suite: suite)] {
      #expect(known.string(forKey: "egg") == "soft" && known.longLong(forKey: "egg") == 0)
      #expect(known.longLong(forKey: "whole") == Int64(1) << 40)
      #expect(known.double(forKey: "fraction") == 2.5 && known.bool(forKey: "truth"))
      #expect(known.data(forKey: "bytes") == Data([1, 2]) && known.data(forKey: "egg") == nil)
      #expect(known.array(forKey: "several")?.count == 2)
      #expect(known.dictionary(forKey: "named")?["a"] as? Int == 1)
      #expect(known.object(forKey: "gone") == nil && !known.bool(forKey: "gone"))
      #expect(known.dictionaryRepresentation.count == 7)
    }
    // Without synchronize().
    let other = NSUbiquitousKeyValueStore(suite: suite)
    other.set("hard", forKey: "egg")
    #expect(NSUbiquitousKeyValueStore(suite: suite).string(forKey: "egg") == "hard")
  }
}
