import TactusFoundation
import Testing

/// Tests of the folders that groups of apps share.
@Suite struct GroupContainerTests {
  @Test("A group has one folder, which exists; an empty identifier has none")
  func folder() throws {
    let files = FileManager.default
    let group = "group.\(UUID().uuidString)"
    let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: group))
    defer { try? files.removeItem(at: folder) }
    #expect(files.fileExists(atPath: folder.path) && folder.lastPathComponent == group)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: group) == folder)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "../kettle") == nil)
  }
}
