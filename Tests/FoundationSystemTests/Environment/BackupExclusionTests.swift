import TactusFoundation
import Testing

/// Whether a file is left out of backups. Step: ObjectiveC.FO12
@Suite struct BackupExclusionTests {
  private let keys: Set<URLResourceKey> = [.isExcludedFromBackupKey, .fileSizeKey]

  /// Calls a function with the path of a new file.
  private func withFile(_ body: (String) throws -> Void) throws {
    // Not in the folder of temporary files, whose file system may keep no attributes.
    let path = "\(FileManager.default.currentDirectoryPath)/.build/\(UUID().uuidString).txt"
    try Data("tea".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("ObjectiveC.FO12. A file keeps whether it is left out of backups")
  func file() throws {
    try withFile { path in
      var url = URL(fileURLWithPath: path)
      #expect(try url.resourceValues(forKeys: keys).isExcludedFromBackup == false)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try url.setResourceValues(values)
      let found = try URL(fileURLWithPath: path).resourceValues(forKeys: keys)
      #expect(found.isExcludedFromBackup == true && found.fileSize == 3)
      let moved = URL(fileURLWithPath: path + ".moved")
      try FileManager.default.moveItem(at: url, to: moved)
      #expect(try moved.resourceValues(forKeys: keys).isExcludedFromBackup == true)
      try FileManager.default.moveItem(at: moved, to: url)
      values.isExcludedFromBackup = false
      try url.setResourceValues(values)
      #expect(
        try URL(fileURLWithPath: path).resourceValues(forKeys: keys).isExcludedFromBackup == false)
    }
  }

  @Test("ObjectiveC.FO12. A reference to a URL sets and reads the same value")
  func reference() throws {
    try withFile { path in
      let key = URLResourceKey.isExcludedFromBackupKey
      try NSURL(fileURLWithPath: path).setResourceValue(NSNumber(value: true), forKey: key)
      let other = NSURL(fileURLWithPath: path)
      #expect(try other.resourceValues(forKeys: [key])[key] as? Bool == true)
      var value: AnyObject?
      try other.getResourceValue(&value, forKey: key)
      #expect((value as? NSNumber)?.boolValue == true)
      try other.setResourceValues([key: false])
      #expect(
        try URL(fileURLWithPath: path).resourceValues(forKeys: keys).isExcludedFromBackup == false)
    }
  }

  @Test("ObjectiveC.FO12. A missing file is an error, another URL is ignored")
  func missing() throws {
    var values = URLResourceValues()
    values.isExcludedFromBackup = true
    var missing = URL(fileURLWithPath: "/no/such/file")
    #expect { try missing.setResourceValues(values) } throws: {
      ($0 as? CocoaError)?.code == .fileNoSuchFile
    }
    var remote = try #require(URL(string: "https://example.org"))
    try remote.setResourceValues(values)
  }
}
