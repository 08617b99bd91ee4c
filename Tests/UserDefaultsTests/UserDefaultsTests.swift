import Synchronization
import TactusFoundation
import TactusUserDefaults
import Testing

/// Tests the reports of changed user defaults (ObjectiveC.UD1–UD6).
@Suite struct UserDefaultsTests {
  /// An observer that keeps the changes that it receives.
  private final class Watcher: NSObject, _KVObserve {
    var changes: [(path: String, old: String, new: String)] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let texts = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
        change?[key].map { $0 is NSNull ? "null" : "\($0)" } ?? "-"
      }
      changes.append((keyPath ?? "", texts[0], texts[1]))
    }
  }

  /// Defaults of their own, without values.
  private static func empty(_ name: String) throws -> UserDefaults {
    let defaults = try #require(UserDefaults(suiteName: "example.defaults.\(name)"))
    for key in ["greeting", "count", "place"] { defaults.removeObject(forKey: key) }
    return defaults
  }

  @Test("ObjectiveC.UD1. Key-value observers of a default receive each change, with both values")
  func observers() throws {
    let defaults = try Self.empty("observers")
    let watcher = Watcher()
    defaults.addObserver(watcher, forKeyPath: "greeting", options: [.old, .new], context: nil)
    defaults.set("Hello", forKey: "greeting")
    defaults.set("Salut", forKey: "greeting")
    defaults.set(3, forKey: "count")
    defaults.removeObject(forKey: "greeting")
    defaults.setValue("Hi", forKey: "greeting")
    defaults.removeObserver(watcher, forKeyPath: "greeting")
    defaults.set("unseen", forKey: "greeting")
    let texts = watcher.changes.map { "\($0.path): \($0.old) → \($0.new)" }
    #expect(
      texts == [
        "greeting: null → Hello", "greeting: Hello → Salut", "greeting: Salut → null",
        "greeting: null → Hi",
      ])
    #expect(defaults.string(forKey: "greeting") == "unseen")
  }

  @Test("ObjectiveC.UD2. A change posts a notification, with the defaults as its object, once")
  func notification() throws {
    let defaults = try Self.empty("notification")
    let count = Mutex(0)
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    defaults.set(true, forKey: "count")
    #expect(count.withLock { $0 } == 1)
    defaults.set(2.5, forKey: "count")
    defaults.set(Float(1), forKey: "count")
    #expect(count.withLock { $0 } == 3)
    defaults.set(URL(fileURLWithPath: "/tmp/place"), forKey: "place")
    #expect(count.withLock { $0 } == 4)
    #expect(defaults.url(forKey: "place")?.path == "/tmp/place")
    defaults.removeObject(forKey: "place")
    #expect(count.withLock { $0 } == 5 && defaults.object(forKey: "place") == nil)
  }

  @Test(
    "ObjectiveC.UD4. A URL is read as it was set",
    arguments: [
      "https://example.com/place?at=1", "file:///tmp/place", "mailto:a@example.com",
    ])
  func address(_ text: String) throws {
    let defaults = try Self.empty("address")
    let url = try #require(URL(string: text))
    defaults.set(url, forKey: "place")
    #expect(defaults.url(forKey: "place") == url)
    defaults.set(nil as URL?, forKey: "place")
    #expect(defaults.url(forKey: "place") == nil)
  }

  @Test("ObjectiveC.UD4. Only addresses, their archives and paths are read as URLs")
  func otherValuesThanURLs() throws {
    let defaults = try Self.empty("other values")
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: "text" as NSString, requiringSecureCoding: true)
    for value in [Data(), Data("place".utf8), archive, 5, true, [1], Date.distantPast] as [Any] {
      defaults.set(value, forKey: "place")
      #expect(defaults.url(forKey: "place") == nil)
    }
    defaults.set("/tmp/place", forKey: "place")
    #expect(defaults.url(forKey: "place") == URL(fileURLWithPath: "/tmp/place"))
  }

  @Test("ObjectiveC.UD6. A registration reports the keys whose values it changes, no notification")
  func registration() throws {
    // All objects share what is registered.
    let defaults = try Self.empty("registration")
    defaults.removeObject(forKey: "registered_count")
    let watcher = Watcher()
    let count = Mutex(0)
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    for key in ["registered_greeting", "registered_count"] {
      defaults.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
    }
    defaults.register(defaults: ["registered_greeting": "Hi", "registered_count": 1])
    defaults.register(defaults: ["registered_greeting": "Hi"])
    defaults.register(defaults: ["registered_greeting": "Ho"])
    #expect(count.withLock { $0 } == 0)
    defaults.set(5, forKey: "registered_count")
    defaults.register(defaults: ["registered_count": 2])
    defaults.removeObject(forKey: "registered_count")
    for key in ["registered_greeting", "registered_count"] {
      defaults.removeObserver(watcher, forKeyPath: key)
    }
    let texts = watcher.changes.map { "\($0.path): \($0.old) → \($0.new)" }
    #expect(
      texts == [
        "registered_count: null → 1", "registered_greeting: null → Hi",
        "registered_greeting: Hi → Ho", "registered_count: 1 → 5", "registered_count: 5 → 2",
      ])
    #expect(count.withLock { $0 } == 2)
  }

  @Test("ObjectiveC.UD3. A default is observed by a key path of Swift with the same name")
  func swiftKeyPath() throws {
    let defaults = try Self.empty("paths")
    KeyedProperties.add("greeting", \UserDefaults.greeting)
    var seen: [String?] = []
    let observation = defaults.observe(\.greeting, options: [.new]) { _, change in
      seen.append(change.newValue ?? nil)
    }
    defaults.set("Hello", forKey: "greeting")
    defaults.removeObject(forKey: "greeting")
    observation.invalidate()
    defaults.set("unseen", forKey: "greeting")
    #expect(seen == ["Hello", nil])
  }
}

extension UserDefaults {
  /// The greeting, as an app declares it for observers.
  fileprivate var greeting: String? { string(forKey: "greeting") }

  @Test("ObjectiveC.UD5. Stored and registered numbers can be cast to each numeric type")
  func numbers() throws {
    let defaults = try #require(UserDefaults(suiteName: "example.defaults.numbers"))
    for key in ["big", "small", "isOn"] { defaults.removeObject(forKey: key) }
    defaults.register(defaults: ["big": UInt(42), "small": Float(1.5), "isOn": true])
    func check() {
      #expect(defaults.object(forKey: "big") as? UInt == 42)
      #expect(defaults.object(forKey: "big") as? Int == 42)
      #expect(defaults.object(forKey: "big") as? Double == 42)
      #expect(defaults.object(forKey: "small") as? Float == 1.5)
      #expect(defaults.object(forKey: "small") as? Double == 1.5)
      #expect(defaults.object(forKey: "isOn") as? Bool == true)
      #expect(defaults.object(forKey: "isOn") as? Int == 1)
      #expect(defaults.dictionaryRepresentation()["big"] as? UInt == 42)
      #expect(defaults.integer(forKey: "big") == 42)
      #expect(defaults.float(forKey: "small") == 1.5)
      #expect(defaults.integer(forKey: "small") == 1)
      #expect(defaults.bool(forKey: "isOn"))
      #expect(defaults.bool(forKey: "big"))
    }
    check()
    defaults.set(UInt(42) as Any, forKey: "big")
    defaults.set(Float(1.5), forKey: "small")
    defaults.set(true, forKey: "isOn")
    check()
    #expect(defaults.object(forKey: "big") as? String == nil)
  }

  @Test("ObjectiveC.UD5. Numbers in arrays and dictionaries can be cast, too")
  func collections() throws {
    let defaults = try #require(UserDefaults(suiteName: "example.defaults.collections"))
    defaults.set([1, 2], forKey: "list")
    defaults.set(["a": [1, 2.5], "b": "text"], forKey: "table")
    #expect(defaults.object(forKey: "list") as? [Double] == [1, 2])
    #expect(defaults.array(forKey: "list") as? [UInt] == [1, 2])
    #expect(defaults.object(forKey: "list") as? [String] == nil)
    let table = try #require(defaults.dictionary(forKey: "table"))
    #expect(table["a"] as? [Double] == [1, 2.5])
    #expect(table["b"] as? String == "text")
    #expect(defaults.object(forKey: "table") as? [String: Any] != nil)
  }

  @Test("ObjectiveC.UD7. The global domain and the app's own are no suites")
  func suites() {
    #expect(_defaults(suiteName: UserDefaults.globalDomain) == nil)
    let own = Bundle.main.bundleIdentifier
    #expect(own.map { _defaults(suiteName: $0) == nil } ?? true)
    let suite = _defaults(suiteName: "example.defaults.suite")
    suite?.set(4, forKey: "count")
    #expect(UserDefaults(suiteName: "example.defaults.suite")?.integer(forKey: "count") == 4)
    #expect(_defaults(suiteName: nil) != nil)
  }
}
