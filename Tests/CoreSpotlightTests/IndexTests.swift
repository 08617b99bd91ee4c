import CoreSpotlight
import Testing

/// Steps Spotlight.CS1–CS8.
///
/// The folder of the indexes is the app's only one, so the tests run one after the other.
@Suite(.serialized) final class IndexTests {
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: "Index \(UUID().uuidString)")
    SearchFolder.replace(with: folder)
  }

  deinit {
    SearchFolder.replace(with: nil)
    try? FileManager.default.removeItem(at: folder)
  }

  private func item(
    _ identifier: String, _ title: String, in domain: String? = nil, keywords: [String]? = nil
  ) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet(contentType: .text)
    set.title = title
    set.keywords = keywords
    return CSSearchableItem(
      uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: set)
  }

  private func found(_ query: CSSearchQuery) async throws -> [String] {
    var identifiers: [String] = []
    for try await result in query.results { identifiers.append(result.id) }
    return identifiers
  }

  private func found(_ text: String) async throws -> [String] {
    try await found(CSSearchQuery(queryString: text, attributes: ["title"]))
  }

  @Test("Spotlight.CS1. Items are found, replaced, changed in part, and expire")
  func items() async throws {
    let index = CSSearchableIndex(name: "tea")
    #expect(CSSearchableIndex.isIndexingAvailable())
    let old = item("old", "Old tea")
    old.expirationDate = .distantPast
    let assam = item("1", "Assam", keywords: ["black"])
    assam.attributeSet.rating = 4
    try await index.indexSearchableItems([assam, item("2", "Sencha"), old])
    #expect(try await found("title == \"*\"") == ["1", "2"])
    let change = item("1", "Darjeeling")
    change.isUpdate = true
    try await index.indexSearchableItems([change, item("2", "Matcha")])
    #expect(try await found("title == \"Darjeeling\" && keywords == \"black\"") == ["1"])
    #expect(try await found("title == \"Matcha\"") == ["2"])
    #expect(assam.attributeSet.title == "Assam")
    let data = try Data(contentsOf: folder.appending(path: "name%20tea.plist"))
    #expect(!data.isEmpty)
  }

  @Test("Spotlight.CS1. An item is kept as it was when it was indexed, also in a batch")
  func kept() async throws {
    let index = CSSearchableIndex(name: "kept")
    let tea = item("1", "Assam")
    index.beginBatch()
    try await index.indexSearchableItems([tea])
    tea.attributeSet.title = "Sencha"
    try await index.endBatch(withClientState: Data())
    #expect(try await found("title == \"Assam\"") == ["1"])
  }

  @Test("Spotlight.CS1. Expired items do not stay in the file")
  func expired() async throws {
    let index = CSSearchableIndex(name: "expired")
    let old = item("old", "A tea of long ago")
    old.expirationDate = .distantPast
    try await index.indexSearchableItems([old, item("1", "Assam")])
    let data = try Data(contentsOf: folder.appending(path: "name%20expired.plist"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(((list as? [String: Any])?["items"] as? [Data])?.count == 1)
  }

  @Test("Spotlight.CS8. What cannot be written is not found")
  func unwritable() async throws {
    // A file stands where the folder of the indexes would be.
    try Data([1]).write(to: folder)
    let index = CSSearchableIndex(name: "unwritable")
    let error = await #expect(throws: CSIndexError.self) {
      try await index.indexSearchableItems([item("1", "Assam")])
    }
    #expect(error?.code == .indexUnavailableError)
    try FileManager.default.removeItem(at: folder)
    try await index.indexSearchableItems([item("2", "Sencha")])
    #expect(try await found("title == \"*\"") == ["2"])
  }

  @Test("Spotlight.CS8. The items of a damaged file are lost, and others can be indexed")
  func damaged() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("tea".utf8).write(to: folder.appending(path: "name%20damaged.plist"))
    let index = CSSearchableIndex(name: "damaged")
    #expect(try await index.fetchLastClientState().isEmpty)
    try await index.indexSearchableItems([item("1", "Assam")])
    #expect(try await found("title == \"*\"") == ["1"])
  }

  @Test("Spotlight.CS2. Items are removed by identifiers and domains")
  func removal() async throws {
    let index = CSSearchableIndex.default()
    try await index.indexSearchableItems([
      item("1", "a", in: "tea"), item("2", "b", in: "tea.green"), item("3", "c", in: "teapot"),
      item("4", "d"), item("5", "e"),
    ])
    try await index.deleteSearchableItems(withDomainIdentifiers: ["tea"])
    #expect(try await found("title == \"*\"") == ["3", "4", "5"])
    let error = await withCheckedContinuation { continuation in
      index.deleteSearchableItems(withIdentifiers: ["4"]) { continuation.resume(returning: $0) }
    }
    #expect(error == nil)
    #expect(try await found("title == \"*\"") == ["3", "5"])
    try await index.deleteAllSearchableItems()
    #expect(try await found("title == \"*\"").isEmpty)
  }

  @Test("Spotlight.CS3. A batch changes at its end, with the app's state")
  func batch() async throws {
    let index = CSSearchableIndex(name: "batch")
    #expect(try await index.fetchLastClientState().isEmpty)
    index.beginBatch()
    try await index.indexSearchableItems([item("1", "a")])
    #expect(try await found("title == \"*\"").isEmpty)
    try await index.endBatch(withClientState: Data([7]))
    #expect(try await found("title == \"*\"") == ["1"])
    #expect(try await CSSearchableIndex(name: "batch").fetchLastClientState() == Data([7]))
    await #expect(throws: CSIndexError(.invalidClientStateError)) {
      try await index.endBatch(withClientState: Data(count: 251))
    }
  }

  @Test("Spotlight.CS4. Items and their attributes can be archived")
  @MainActor func archive() throws {
    let item = item("1", "Assam", in: "tea")
    let set = item.attributeSet
    set.contentURL = URL(string: "https://tea.example")
    set.duration = 180
    set.dueDate = Date(timeIntervalSinceReferenceDate: 5)
    set.authors = [CSPerson(displayName: "Kim", handles: ["a@b"], handleIdentifier: "mail")]
    let key = try #require(CSCustomAttributeKey(keyName: "leaf"))
    #expect(CSCustomAttributeKey(keyName: "a leaf") == nil)
    set.setValue(NSNumber(value: 3), forCustomKey: key)
    let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: data))
    #expect(read.domainIdentifier == "tea" && read.attributeSet.title == "Assam")
    #expect(read.attributeSet.contentURL == set.contentURL && read.attributeSet.duration == 180)
    #expect(read.attributeSet.dueDate == set.dueDate)
    #expect(read.attributeSet.authors?.first?.displayName == "Kim")
    #expect((read.attributeSet.value(forCustomKey: key) as? NSNumber)?.intValue == 3)
    #expect(read.attributeSet.contentType == "public.text")
    let context = CSUserQueryContext()
    (context.maxResultCount, context.filterQueries) = (3, ["rating > 1"])
    let contextData = try NSKeyedArchiver.archivedData(
      withRootObject: context, requiringSecureCoding: true)
    let readContext = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: CSUserQueryContext.self, from: contextData)
    #expect(readContext?.maxResultCount == 3 && readContext?.filterQueries == ["rating > 1"])
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.contentAttributeSet = set
    #expect(activity.contentAttributeSet === set)
  }

  @Test("Spotlight.CS5. Conditions compare texts with wildcards, numbers and dates")
  func conditions() async throws {
    let index = CSSearchableIndex.default()
    let cafe = item("1", "Café au lait", keywords: ["Milk", "hot"])
    cafe.attributeSet.rating = 4
    cafe.attributeSet.dueDate = Date(timeIntervalSinceReferenceDate: 0)
    try await index.indexSearchableItems([cafe, item("2", "Tea")])
    for text in [
      "title == \"cafe*\"cd", "title = '*lait'", "title == \"au\"w", "title == \"LA*\"cw",
      "keywords == \"milk\"c", "rating >= 3.5", "rating == 4 && title != \"Tea\"",
      "dueDate < $time.now", "dueDate < $time.iso(2001-01-02T00:00:00Z)", "** == \"hot\"",
      "!(title == \"Tea\") && (rating < 1 || rating > 3)",
    ] {
      #expect(try await found(text) == ["1"], "\(text)")
    }
    for text in ["title == \"cafe*\"", "title == \"au\"", "rating < 4", "title == \"\\\"\""] {
      #expect(try await !found(text).contains("1"), "\(text)")
    }
    let context = CSSearchQueryContext()
    context.filterQueries = ["rating == 4"]
    let query = CSSearchQuery(queryString: "title == \"*\"", queryContext: context)
    #expect(try await found(query) == ["1"] && query.foundItemCount == 1)
  }

  @Test(
    "Spotlight.CS6. A query that cannot be read, or was canceled, ends with an error",
    arguments: [
      "", "title", "title == \"a\" &&", "(title == \"a\"", "InRange(rating, 1, 2)", "a == b",
      "dueDate > $time.now(soon)", "dueDate > $time.yesterday",
    ])
  func errors(text: String) async throws {
    let query = CSSearchQuery(queryString: text, attributes: nil)
    let code = await withCheckedContinuation { continuation in
      query.completionHandler = {
        continuation.resume(returning: ($0 as? CSSearchQueryError)?.code)
      }
      query.start()
    }
    #expect(code == .invalidQuery)
    let other = CSSearchQuery(queryString: "title == \"a\"", attributes: nil)
    other.cancel()
    #expect(other.isCancelled)
    await #expect(throws: CSSearchQueryError(.cancelled)) { try await found(other) }
  }

  @Test("Spotlight.CS7. Words of the user are beginnings of words in texts")
  func words() async throws {
    try await CSSearchableIndex.default().indexSearchableItems([
      item("1", "Café au lait", keywords: ["milk"]), item("2", "Milk tea"),
    ])
    func found(_ text: String, count: Int = 0) async throws -> [String] {
      let context = CSUserQueryContext()
      context.maxResultCount = count
      var identifiers: [String] = []
      let query = CSUserQuery(userQueryString: text, userQueryContext: context)
      for try await response in query.responses {
        if case .item(let item) = response { identifiers.append(item.id) }
      }
      return identifiers
    }
    #expect(try await found("cafe MIL") == ["1"])
    #expect(try await found("mi") == ["1", "2"])
    #expect(try await found("mi", count: 1) == ["1"])
    #expect(try await found("ilk").isEmpty)
    #expect(try await found(" ").isEmpty)
  }
}
