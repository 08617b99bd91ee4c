import CTactusExtendedAttributes
internal import Glibc

// Values that Foundation on Linux lacks (ObjectiveC.FO17). Each is that of the file at the time of
// the call, and present if one of these keys was requested.
extension URLResourceValues {
  /// The number of files in a folder; nil for other files.
  public var directoryEntryCount: Int? {
    path.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0).count }
  }

  /// A number that files with the same contents share: that of the file.
  public var fileContentIdentifier: Int64? { status.map { Int64(bitPattern: UInt64($0.st_ino)) } }

  /// The protection that was set for the file; nil without one.
  public var fileProtection: URLFileProtection? {
    path.flatMap { StoredFileAttributes.values(ofFile: $0)[.protectionKey] as? FileProtectionType }
      .map { URLFileProtection(rawValue: $0.rawValue) }
  }

  /// Whether the system may delete the file to free space: never.
  public var isPurgeable: Bool? { status.map { _ in false } }

  /// Whether the file has parts without storage.
  public var isSparse: Bool? { status.map { $0.st_blocks * 512 < $0.st_size } }

  /// Whether the file may have extended attributes.
  public var mayHaveExtendedAttributes: Bool? { path.map { listxattr($0, nil, 0) > 0 } }

  /// Whether the file may share its contents with others: false, as far as is known.
  public var mayShareFileContent: Bool? { status.map { _ in false } }

  /// Whether a file in iCloud is left out of synchronization; nil: there is no iCloud.
  public var ubiquitousItemIsExcludedFromSync: Bool? { nil }

  /// Whether a file in iCloud is shared; nil: there is no iCloud.
  public var ubiquitousItemIsShared: Bool? { nil }

  /// The state of the download of a file in iCloud; nil, as there is no iCloud.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }

  /// The folder of the file, if the key of the folder's URL was requested.
  public var parentDirectory: URL? { allValues[.parentDirectoryURLKey] as? URL }

  /// Whether the volume supports permissions.
  public var volumeSupportsAccessPermissions: Bool? { status.map { _ in true } }

  /// Whether the volume supports files that cannot be changed; false for an app.
  public var volumeSupportsImmutableFiles: Bool? { status.map { _ in false } }

  /// Whether the volume supports the protection of files: it is kept, but encrypts nothing.
  public var volumeSupportsFileProtection: Bool? { status.map { _ in false } }

  // MARK: Internals

  /// The keys of these values.
  static let added: Set<URLResourceKey> = [
    .contentTypeKey, .directoryEntryCountKey, .fileContentIdentifierKey, .fileProtectionKey,
    .isPurgeableKey,
    .isSparseKey, .mayHaveExtendedAttributesKey, .mayShareFileContentKey,
    .volumeSupportsAccessPermissionsKey, .volumeSupportsFileProtectionKey,
    .volumeSupportsImmutableFilesKey,
  ]

  private var status: stat? {
    guard let path else { return nil }
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}
