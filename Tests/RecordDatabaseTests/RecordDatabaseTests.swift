import Foundation
import Synchronization
import TactusRecordDatabase
import TactusUserRecords
import TestSupport
import Testing

/// The database of the user's records, and the library before it.
@Suite struct RecordDatabaseTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/records-\(UUID().uuidString)"

  private func library(_ name: String = "a") throws -> RecordLibrary {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return RecordLibrary(RecordDatabase("\(folder)/\(name)", onError: { Issue.record("\($0)") }))
  }

  private func failure(_ body: () throws -> Void) -> RecordFailure.Kind? {
    do {
      try body()
      return nil
    } catch {
      return (error as? RecordFailure)?.kind
    }
  }

  @Test("Services.UR5. Records outlive the library, with their creator and the deleted ones")
  func persistence() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try library()
    #expect(try first.page(.contacts).revision == 0)
    let revision = try first.save(
      [
        .add(id: "a", kind: "contact", content: "A\0“b”"),
        .add(id: "a/0", kind: "image", content: "i"), .add(id: "b", kind: "group", content: "B"),
      ], to: .contacts, base: 0, by: "com.example.A")
    _ = try first.save([.delete(id: "a")], to: .contacts, base: revision, by: "com.example.B")
    let page = try library().page(.contacts)
    #expect(page == (try first.page(.contacts)))
    #expect(page.records.map(\.id) == ["b", "a", "a/0"])
    #expect(page.records.map(\.isDeleted) == [false, true, true])
    #expect(page.records.allSatisfy { $0.creator == "com.example.A" })
    #expect(try library().page(.events).records.isEmpty)
    let mode = try FileManager.default.attributesOfItem(atPath: folder + "/a")[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test("Services.UR3. A change is made as a whole, from the present revision only")
  func atomicity() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (one, two) = (try library(), try library())
    let base = try one.save(
      [.add(id: "a", kind: "k", content: "A")], to: .contacts, base: 0, by: "app")
    #expect(
      failure { _ = try two.save([.delete(id: "a")], to: .contacts, base: 0, by: "app") }
        == .conflict)
    #expect(
      failure {
        _ = try two.save(
          [.update(id: "a", content: "B"), .delete(id: "b")], to: .contacts, base: base, by: "app")
      } == .missing)
    #expect(
      failure {
        _ = try two.save(
          [
            .delete(id: "a"), .add(id: "c", kind: "k", content: ""),
            .add(id: "c", kind: "k", content: ""),
          ], to: .contacts, base: base, by: "app")
      } == .exists)
    #expect(
      failure {
        _ = try two.save(
          [.put(id: "c", kind: "k", content: String(repeating: "a", count: 1 << 17 + 1))],
          to: .contacts, base: base, by: "app")
      } == .tooLarge)
    #expect(try two.page(.contacts).records.map(\.content) == ["A"])
    _ = try two.save([.update(id: "a", content: "B")], to: .contacts, base: base, by: "app")
    #expect(try one.page(.contacts, after: base).records.map(\.content) == ["B"])
  }

  @Test("Services.UR2. Pages have what has changed, and end at a size")
  func pages() throws {
    let library = RecordLibrary()
    let content = String(repeating: "c", count: 100_000)
    _ = try library.save(
      (0..<9).map { .add(id: "\($0)", kind: "k", content: content) }, to: .events, base: 0,
      by: "app")
    var (revision, found, pages) = (0, [String](), 0)
    while true {
      let page = try library.page(.events, after: revision)
      #expect(page.json.utf8.count < 1 << 20 && RecordPage(json: page.json) == page)
      found += page.records.map(\.id)
      (revision, pages) = (page.revision, pages + 1)
      if !page.isPartial { break }
    }
    #expect(found == (0..<9).map { "\($0)" } && pages == 3)
    #expect(try library.page(.events, after: revision).records.isEmpty)
  }

  @Test("Services.UR6. An app with limited access sees and changes its own records only")
  func limitedAccess() throws {
    let library = RecordLibrary()
    var base = try library.save(
      [.add(id: "a", kind: "k", content: "A")], to: .contacts, base: 0, by: "one")
    base = try library.save(
      [.add(id: "b", kind: "k", content: "B"), .put(id: "b/0", kind: "k", content: "")],
      to: .contacts, base: base, by: "two", isLimited: true)
    let page = try library.page(.contacts, of: "two")
    #expect(page.isLimited && page.records.map(\.id) == ["b", "b/0"])
    for change in [
      RecordChange.update(id: "a", content: ""), .put(id: "a/0", kind: "k", content: ""),
    ] {
      #expect(
        failure {
          _ = try library.save([change], to: .contacts, base: base, by: "two", isLimited: true)
        } == .missing)
    }
  }

  @Test("Services.UR1. Payloads are decoded as equal; others are not decoded")
  func payloads() {
    let changes: [RecordChange] = [
      .add(id: "a", kind: "k", content: "\"\\\n"), .put(id: "a", kind: "k", content: ""),
      .update(id: "a/1", content: "“"), .delete(id: "a"), .deleteParts(id: "a"),
    ]
    for request in [
      RecordRequest.changes(.contacts, after: 7), .stage(.events, changes),
      .save(.reminders, changes, base: 3),
    ] { #expect(RecordRequest(payload: request.payload) == request) }
    for text in [
      "", "[]", "{}", #"{"in":"notes","do":"changes","after":0}"#,
      #"{"in":"contacts","do":"changes","after":-1}"#,
      #"{"in":"contacts","do":"save","base":0,"changes":[{"do":"delete"}]}"#,
    ] { #expect(RecordRequest(payload: text) == nil) }
    let event = RecordEvent(.events, revision: 3, isOwn: true)
    #expect(RecordEvent(payload: event.payload) == event)
    let failure = RecordFailure(.missing, "a\"")
    #expect(RecordFailure(payload: failure.payload) == failure)
  }

  @Test("Services.UR7. A database that cannot be used refuses everything, and says so once")
  func unusable() throws {
    let told = Mutex(0)
    let library = RecordLibrary(
      RecordDatabase("/nowhere/at/all", onError: { _ in told.withLock { $0 += 1 } }))
    for _ in 0..<2 {
      #expect(failure { _ = try library.page(.contacts) } == .storage)
    }
    #expect(told.withLock(\.self) == 1)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("no database, but a text".utf8).write(to: URL(fileURLWithPath: folder + "/b"))
    let damaged = RecordLibrary(
      RecordDatabase(folder + "/b", onError: { _ in told.withLock { $0 += 1 } }))
    #expect(failure { _ = try damaged.page(.contacts) } == .storage)
    #expect(told.withLock(\.self) == 2)
  }
}
