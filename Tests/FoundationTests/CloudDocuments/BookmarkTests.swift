import TactusFoundation
import Testing

/// Steps CloudDocuments.CD5, CloudDocuments.CD6.
@Suite struct BookmarkTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "bookmarks-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func code(_ body: () throws -> Void) -> CocoaError.Code? {
    do { try body() } catch { return (error as? CocoaError)?.code }
    return nil
  }

  @Test("CD5. Objects of URLs make and resolve the same bookmarks")
  func objects() throws {
    try inFolder {
      let file = folder.appending(path: "list.txt")
      try Data("1".utf8).write(to: file)
      let data = try (file as NSURL).bookmarkData(
        options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
      var isStale = ObjCBool(true)
      let found = try NSURL(
        resolvingBookmarkData: data, options: [], relativeTo: nil, bookmarkDataIsStale: &isStale)
      #expect((found as URL).path == file.path && !isStale.boolValue)
      let copy = folder.appending(path: "bookmark")
      try NSURL.writeBookmarkData(data, to: copy, options: 0)
      #expect(try NSURL.bookmarkData(withContentsOf: copy) == data)
      try FileManager.default.removeItem(at: file)
      #expect(throws: (any Error).self) {
        try NSURL(
          resolvingBookmarkData: data, options: [], relativeTo: nil, bookmarkDataIsStale: nil)
      }
    }
  }

  @Test("CD5. A bookmark finds a file and a folder, and knows when another file is there")
  func finding() throws {
    try inFolder {
      let file = folder.appending(path: "a b.txt")
      try Data("1".utf8).write(to: file)
      let data = try file.bookmarkData()
      var isStale = true
      let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
      #expect(found.path == file.path && !isStale)
      let other = folder.appending(path: "other")
      try Data("2".utf8).write(to: other)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: other, to: file)
      _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
      #expect(isStale)
      let place = try URL(
        resolvingBookmarkData: folder.bookmarkData(), bookmarkDataIsStale: &isStale)
      #expect(place.hasDirectoryPath && !isStale)
    }
  }

  @Test("CD5. A bookmark relative to a folder finds the file when the folder has moved")
  func relative() throws {
    try inFolder {
      let (old, new) = (folder.appending(path: "old"), folder.appending(path: "new"))
      try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
      let file = old.appending(path: "x")
      try Data().write(to: file)
      let data = try file.bookmarkData(relativeTo: old)
      try FileManager.default.moveItem(at: old, to: new)
      var isStale = false
      let found = try URL(
        resolvingBookmarkData: data, relativeTo: new, bookmarkDataIsStale: &isStale)
      #expect(found.path == new.appending(path: "x").path && isStale)
    }
  }

  @Test("CD6. A missing file and data that is no bookmark are errors")
  func failing() throws {
    try inFolder {
      let file = folder.appending(path: "x")
      #expect(code { _ = try file.bookmarkData() } == .fileReadNoSuchFile)
      try Data().write(to: file)
      let data = try file.bookmarkData()
      try FileManager.default.removeItem(at: file)
      var isStale = false
      #expect(
        code { _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
          == .fileNoSuchFile)
      for end in [0, 1, data.count / 2, data.count - 1] {
        #expect(
          code {
            _ = try URL(
              resolvingBookmarkData: Data(data.prefix(end)), bookmarkDataIsStale: &isStale)
          } == .fileReadCorruptFile)
      }
      #expect(code { try URL.writeBookmarkData(Data([1]), to: file) } == .fileReadCorruptFile)
      try URL.writeBookmarkData(data, to: file)
      #expect(try URL.bookmarkData(withContentsOf: file) == data)
    }
  }
}
