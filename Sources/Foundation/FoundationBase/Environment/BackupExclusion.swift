/// Whether a file is left out of backups, as an extended attribute of the file (ObjectiveC.FO12).
enum BackupExclusion {
  /// Returns whether a file is left out; nil if there is no such file.
  static func isSet(on url: URL) -> Bool? {
    guard url.isFileURL, access(url.path, F_OK) == 0 else { return nil }
    return attribute.value(ofFile: url.path) != nil
  }

  /// Leaves a file out of backups, or no longer.
  static func set(_ isExcluded: Bool, on url: URL) throws {
    // As on an iPhone, other URLs are ignored.
    guard url.isFileURL else { return }
    try attribute.set(isExcluded ? "\u{1}" : nil, ofFile: url.path)
  }

  private static let attribute = ExtendedAttribute(
    meaning: "isExcludedFromBackup", name: "user.tactus.excluded-from-backup")
}
