import TactusFoundation
import Testing

/// The mutable collections of key-value coding, and how their changes are observed.
/// Steps: ObjectiveC.KC15, ObjectiveC.KO7, ObjectiveC.KO8
@Suite struct MutableCollectionTests {
  final class Form: NSObject {
    @_KV var rows = NSMutableArray()
    @_KV var names = ["Ann"]
    @_KV var tags = NSMutableSet()
    @_KN var next: Form?
    @_KV var quiet: [String] = []
    private static let known: Void = {
      KeyedProperties.add("rows", \Form.rows)
      KeyedProperties.add("names", \Form.names)
      KeyedProperties.add("tags", \Form.tags)
      KeyedProperties.add("next", \Form.next)
      KeyedProperties.add("quiet", \Form.quiet)
    }()
    override init() {
      Self.known
      super.init()
    }
    class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "quiet" }
  }

  final class Observer: NSObject {
    var received: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let change = change ?? [:]
      let kind = (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init).map { "\($0)" } ?? "?"
      let indexes = (change[.indexesKey] as? IndexSet).map { " at \(Array($0))" } ?? ""
      let prior = change[.notificationIsPriorKey] as? Bool == true ? "soon " : ""
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
        switch change[key] {
        case let array as NSArray: array.map { "\($0)" }.joined(separator: ",")
        case let set as NSSet: set.map { "\($0)" }.sorted().joined(separator: ",")
        case let other?: "\(other)"
        case nil: ""
        }
      }
      received.append("\(prior)\(kind)\(indexes): \(values[0]) > \(values[1])")
    }
  }

  private func observed(
    _ form: Form, _ path: String, _ options: NSKeyValueObservingOptions = [.old, .new],
    _ change: () -> Void
  ) -> [String] {
    let observer = Observer()
    form.addObserver(observer, forKeyPath: path, options: options, context: nil)
    change()
    form.removeObserver(observer, forKeyPath: path)
    return observer.received
  }

  @Test("ObjectiveC.KC15, ObjectiveC.KO7. Changes of the array for a key are observed one by one")
  func arrays() {
    let form = Form()
    let rows = form.mutableArrayValue(forKey: "rows")
    let received = observed(form, "rows") {
      rows.add("a")
      rows.addObjects(from: ["c", "d"])
      rows.insert("b", at: 1)
      rows[0] = "A"
      rows.exchangeObject(at: 2, withObjectAt: 3)
      rows.remove("b")
      rows.removeLastObject()
      rows.removeAllObjects()
    }
    #expect(
      received == [
        "insertion at [0]:  > a", "insertion at [1]:  > c", "insertion at [2]:  > d",
        "insertion at [1]:  > b", "replacement at [0]: a > A", "replacement at [2]: c > d",
        "replacement at [3]: d > c", "removal at [1]: b > ", "removal at [2]: c > ",
        "removal at [1]: d > ", "removal at [0]: A > ",
      ])
    #expect(form.rows.count == 0 && rows.count == 0)
  }

  @Test("ObjectiveC.KC15. An element set at the index after the last one is added")
  func setting() {
    let form = Form()
    let rows = form.mutableArrayValue(forKey: "rows")
    let received = observed(form, "rows") {
      rows[0] = "a"
      rows[1] = "b"
      rows[0] = "A"
    }
    #expect(
      received == [
        "insertion at [0]:  > a", "insertion at [1]:  > b", "replacement at [0]: a > A",
      ])
    #expect(rows[1] as? String == "b")
  }

  @Test("ObjectiveC.KC15. A range is replaced one by one, and the rest comes or leaves")
  func ranges() {
    let form = Form()
    form.names = ["a", "b", "c"]
    let names = form.mutableArrayValue(forKey: "names")
    let fewer = observed(form, "names") {
      names.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["A"])
    }
    #expect(fewer == ["replacement at [0]: a > A", "removal at [1]: b > "])
    let more = observed(form, "names") {
      names.replaceObjects(in: NSRange(location: 1, length: 1), withObjectsFrom: ["C", "d"])
    }
    #expect(more == ["replacement at [1]: c > C", "insertion at [2]:  > d"])
    #expect(form.names == ["A", "C", "d"])
  }

  @Test("ObjectiveC.KC15. The array for a key reads and writes what the object has")
  func sharing() {
    let form = Form()
    let names = form.mutableArrayValue(forKey: "names")
    names.add("Bob")
    #expect(form.names == ["Ann", "Bob"])
    form.names.append("Cid")
    #expect(names.count == 3 && names.lastObject as? String == "Cid" && names.contains("Bob"))
    #expect(names.map { "\($0)" } == form.names && names as? [String] == form.names)
    let copy = names.copy() as? NSArray
    names.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["Eve"])
    #expect(form.names == ["Eve", "Cid"] && copy?.count == 3)
    names.sort(comparator: { ("\($0)" as NSString).compare("\($1)") })
    #expect(form.names == ["Cid", "Eve"])
    names.setArray(["Zoe"])
    #expect(form.names == ["Zoe"])
    #expect((names.mutableCopy() as? NSMutableArray)?.firstObject as? String == "Zoe")
  }

  @Test("ObjectiveC.KO7. Replacing the whole value is a setting, and quiet keys stay quiet")
  func settings() {
    let form = Form()
    #expect(observed(form, "rows") { form.rows = ["x"] } == ["setting:  > x"])
    let received = observed(form, "quiet") { form.mutableArrayValue(forKey: "quiet").add("q") }
    #expect(received == [] && form.quiet == ["q"])
  }

  @Test("ObjectiveC.KO7. A prior notification has the elements that leave")
  func prior() {
    let form = Form()
    form.names = ["a", "b"]
    let received = observed(form, "names", [.old, .new, .prior]) {
      form.mutableArrayValue(forKey: "names").removeObject(at: 0)
    }
    #expect(received == ["soon removal at [0]: a > ", "removal at [0]: a > "])
  }

  @Test("ObjectiveC.KC15. Key paths lead to the collection of another object")
  func paths() {
    let (form, next) = (Form(), Form())
    form.next = next
    let received = observed(form, "next.names") {
      form.mutableArrayValue(forKeyPath: "next.names").add("Bob")
      form.mutableSetValue(forKeyPath: "next.tags").add("t")
    }
    #expect(received == ["insertion at [1]:  > Bob"])
    #expect(next.names == ["Ann", "Bob"] && next.tags.contains("t") && form.names == ["Ann"])
  }

  @Test("ObjectiveC.KO8. Changes of the set for a key have the objects that come and leave")
  func sets() {
    let form = Form()
    let tags = form.mutableSetValue(forKey: "tags")
    let received = observed(form, "tags") {
      tags.addObjects(from: ["a", "b"])
      tags.add("c")
      tags.minus(["a", "z"])
      tags.intersect(["b"])
      tags.setSet(["b", "d"])
    }
    #expect(
      received == [
        "insertion:  > a,b", "insertion:  > c", "removal: a > ", "removal: c > ",
        "replacement:  > d",
      ])
    #expect(form.tags as? Set<String> == ["b", "d"])
    #expect(tags.count == 2 && tags.member("d") as? String == "d")
    tags.removeAllObjects()
    #expect(form.tags.count == 0 && tags.anyObject() == nil)
  }

  @Test("ObjectiveC.KO7. A class announces changes of some elements itself")
  func announced() {
    let form = Form()
    var kinds: [NSKeyValueChange] = []
    var texts: [[String]?] = []
    let observation = form.observe(\.quiet, options: [.old, .new]) { _, change in
      kinds.append(change.kind)
      texts += [change.oldValue, change.newValue]
      #expect(change.indexes == [0, 1])
    }
    let indexes: IndexSet = [0, 1]
    form.willChange(.insertion, valuesAt: indexes, forKey: "quiet")
    form.quiet.insert(contentsOf: ["a", "b"], at: 0)
    form.didChange(.insertion, valuesAt: indexes, forKey: "quiet")
    form.willChange(.removal, valuesAt: indexes, forKey: "quiet")
    form.quiet.removeFirst(2)
    form.didChange(.removal, valuesAt: indexes, forKey: "quiet")
    observation.invalidate()
    #expect(kinds == [.insertion, .removal])
    #expect(texts == [nil, ["a", "b"], ["a", "b"], nil])
  }
}

extension MutableCollectionTests.Observer: _KVObserve {}
extension MutableCollectionTests.Form: _KVAutomatic {}
