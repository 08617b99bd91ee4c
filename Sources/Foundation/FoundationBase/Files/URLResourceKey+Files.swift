// Keys that Foundation on Linux lacks (ObjectiveC.FO17).
extension URLResourceKey {
  /// The key of a number that files with the same contents share.
  public static let fileContentIdentifierKey = URLResourceKey("NSURLFileContentIdentifierKey")
  /// The key of whether a file may share its contents with others.
  public static let mayShareFileContentKey = URLResourceKey("NSURLMayShareFileContentKey")
  /// The key of whether a file may have extended attributes.
  public static let mayHaveExtendedAttributesKey = URLResourceKey(
    "NSURLMayHaveExtendedAttributesKey")
  /// The key of whether the system may delete a file to free space.
  public static let isPurgeableKey = URLResourceKey("NSURLIsPurgeableKey")
  /// The key of whether a file has parts without storage.
  public static let isSparseKey = URLResourceKey("NSURLIsSparseKey")
  /// The key of the protection of a file.
  public static let fileProtectionKey = URLResourceKey("NSURLFileProtectionKey")
  /// The key of the type of a file as a `UTType`.
  public static let contentTypeKey = URLResourceKey("NSURLContentTypeKey")
  /// The key of the number of files in a folder.
  public static let directoryEntryCountKey = URLResourceKey("NSURLDirectoryEntryCountKey")

  /// The key of whether a volume supports files that cannot be changed.
  public static let volumeSupportsImmutableFilesKey = URLResourceKey(
    "NSURLVolumeSupportsImmutableFilesKey")
  /// The key of whether a volume supports permissions.
  public static let volumeSupportsAccessPermissionsKey = URLResourceKey(
    "NSURLVolumeSupportsAccessPermissionsKey")
  /// The key of whether a volume supports the protection of files.
  public static let volumeSupportsFileProtectionKey = URLResourceKey(
    "NSURLVolumeSupportsFileProtectionKey")

  /// The key of whether a file in iCloud is left out of synchronization.
  public static let ubiquitousItemIsExcludedFromSyncKey = URLResourceKey(
    "NSURLUbiquitousItemIsExcludedFromSyncKey")
  /// The key of whether a file in iCloud is shared.
  public static let ubiquitousItemIsSharedKey = URLResourceKey("NSURLUbiquitousItemIsSharedKey")
}
