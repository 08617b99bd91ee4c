import TactusFoundation
import Testing

/// Tests of the trash of an app's documents.
@Suite struct TrashTests {
  @Test("A file of the documents is moved to the trash, and a second one gets another name")
  func trash() throws {
    let files = FileManager.default
    let documents = try files.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = documents.appendingPathComponent("trash-\(UUID())")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let name = "egg-\(UUID())"
    var moved: [URL] = []
    defer { for url in moved { try? files.removeItem(at: url) } }
    for _ in 0..<2 {
      let file = folder.appendingPathComponent(name + ".txt")
      try Data("egg".utf8).write(to: file)
      var result: NSURL?
      try files.trashItem(at: file, resultingItemURL: &result)
      moved.append(try #require(result as URL?))
      #expect(!files.fileExists(atPath: file.path))
    }
    #expect(moved.map(\.lastPathComponent) == [name + ".txt", name + " 2.txt"])
    #expect(moved.allSatisfy { files.fileExists(atPath: $0.path) })
  }

  @Test("A file outside of the documents, or a missing one, stays and is an error")
  func refused() throws {
    let files = FileManager.default
    let outside = URL(fileURLWithPath: NSTemporaryDirectory() + "egg-\(UUID())")
    try Data("egg".utf8).write(to: outside)
    defer { try? files.removeItem(at: outside) }
    #expect(throws: CocoaError.self) { try files.trashItem(at: outside, resultingItemURL: nil) }
    #expect(files.fileExists(atPath: outside.path))
    let missing = try #require(files.urls(for: .documentDirectory, in: .userDomainMask).first)
      .appendingPathComponent("none-\(UUID())")
    #expect(throws: (any Error).self) { try files.trashItem(at: missing, resultingItemURL: nil) }
  }
}
