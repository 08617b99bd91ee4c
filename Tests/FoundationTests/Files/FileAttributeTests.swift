import TactusFoundation
import Testing

/// Attributes and resource values of files that Linux lacks (ObjectiveC.FO16, ObjectiveC.FO17).
@Suite struct FileAttributeTests {
  private func withFile(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "egg-\(UUID().uuidString)"
    try Data("egg".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("A dictionary has methods for the attributes of a file")
  func dictionary() throws {
    try withFile { path in
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      let found = try files.attributesOfItem(atPath: path)
      for facts in [
        NSDictionary(dictionary: found),
        NSDictionary(
          dictionary: Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })),
      ] {
        #expect(facts.fileSize() == 3 && facts.filePosixPermissions() == 0o600)
        #expect(facts.fileType() == FileAttributeType.typeRegular.rawValue)
        #expect(facts.fileModificationDate() == found[.modificationDate] as? Date)
        #expect(facts.fileSystemFileNumber() == (found[.systemFileNumber] as? NSNumber)?.intValue)
        #expect(facts.fileOwnerAccountName() == found[.ownerAccountName] as? String)
        #expect(!facts.fileIsImmutable() && !facts.fileIsAppendOnly())
      }
      #expect(NSDictionary().fileSize() == 0 && NSDictionary().fileType() == nil)
    }
  }

  @Test("Attributes are kept with the file, and can be removed")
  func kept() throws {
    try withFile { path in
      let files = FileManager.default
      let date = Date(timeIntervalSinceReferenceDate: 1000)
      #expect(try files.attributesOfItem(atPath: path)[.immutable] == nil)
      try files.setAttributes(
        [
          .immutable: true, .appendOnly: NSNumber(value: true), .extensionHidden: true,
          .protectionKey: FileProtectionType.complete, .creationDate: date,
          .modificationDate: date, .posixPermissions: 0o600,
        ], ofItemAtPath: path)
      let found = try files.attributesOfItem(atPath: path)
      #expect(found[.immutable] as? Bool == true && found[.appendOnly] as? Bool == true)
      #expect(found[.extensionHidden] as? Bool == true)
      let protection = found[.protectionKey] as? FileProtectionType
      #expect(protection?.rawValue == FileProtectionType.complete.rawValue)
      #expect(found[.creationDate] as? Date == date && found[.modificationDate] as? Date == date)
      #expect((found[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect((found[.size] as? NSNumber)?.intValue == 3)
      try files.setAttributes([.immutable: false, .extensionHidden: false], ofItemAtPath: path)
      let left = try files.attributesOfItem(atPath: path)
      #expect(left[.immutable] == nil && left[.extensionHidden] as? Bool == false)
    }
  }

  @Test("Attributes of a missing file are an error")
  func missing() {
    #expect(throws: CocoaError.self) {
      try FileManager.default.setAttributes([.immutable: true], ofItemAtPath: "/missing/egg")
    }
    #expect(throws: (any Error).self) {
      try FileManager.default.attributesOfItem(atPath: "/missing/egg")
    }
  }

  @Test("The values of a URL")
  func values() throws {
    try withFile { path in
      var url = URL(fileURLWithPath: path)
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUnlessOpen], ofItemAtPath: path)
      let values = try url.resourceValues(forKeys: [
        .fileProtectionKey, .isPurgeableKey, .isSparseKey, .fileContentIdentifierKey,
        .parentDirectoryURLKey, .mayShareFileContentKey, .mayHaveExtendedAttributesKey,
      ])
      #expect(values.fileProtection == .completeUnlessOpen)
      #expect(values.isPurgeable == false && values.isSparse == false)
      #expect(values.mayShareFileContent == false && values.mayHaveExtendedAttributes == true)
      #expect(values.fileContentIdentifier != nil && values.directoryEntryCount == nil)
      #expect(values.ubiquitousItemIsShared == nil)
      #expect(
        values.parentDirectory?.lastPathComponent
          == url.deletingLastPathComponent().lastPathComponent)
      var changed = URLResourceValues()
      changed.creationDate = Date(timeIntervalSinceReferenceDate: 7)
      try url.setResourceValues(changed)
      #expect(
        try url.resourceValues(forKeys: [.creationDateKey]).creationDate == changed.creationDate)
      let folder = NSTemporaryDirectory() + "eggs-\(UUID().uuidString)"
      try FileManager.default.createDirectory(
        atPath: folder + "/a", withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let entries = try URL(fileURLWithPath: folder).resourceValues(
        forKeys: [.directoryEntryCountKey])
      #expect(entries.directoryEntryCount == 1)
    }
  }
}
