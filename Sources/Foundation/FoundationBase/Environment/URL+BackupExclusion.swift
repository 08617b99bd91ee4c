// Foundation for Linux keeps whether a file is left out of backups in the URL only
// (ObjectiveC.FO12). The methods come before Foundation's where a file imports Foundation through
// ours, and call Foundation's for all other values.
extension URL {
  /// Sets the resource values of the file.
  @_disfavoredOverload
  public mutating func setResourceValues(_ values: URLResourceValues) throws {
    if let isExcluded = values.isExcludedFromBackup {
      try BackupExclusion.set(isExcluded, on: self)
    }
    if let date = values.creationDate, isFileURL {
      _ = try StoredFileAttributes.keep([.creationDate: date], ofFile: path)
    }
    try setToolchainValues(values)
  }

  /// Returns the resource values of the file for some keys.
  @_disfavoredOverload
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    // The path leads the values that Linux lacks to the file.
    let more: Set<URLResourceKey> = keys.isDisjoint(with: URLResourceValues.added) ? [] : [.pathKey]
    var values = try toolchainValues(forKeys: keys.union(more))
    if keys.contains(.isExcludedFromBackupKey), let isExcluded = BackupExclusion.isSet(on: self) {
      values.isExcludedFromBackup = isExcluded
    }
    if keys.contains(.creationDateKey), isFileURL,
      let date = StoredFileAttributes.values(ofFile: path)[.creationDate] as? Date
    {
      values.creationDate = date
    }
    return values
  }
}

extension NSURL {
  /// Sets a resource value of the file.
  @_disfavoredOverload
  public func setResourceValue(_ value: Any?, forKey key: URLResourceKey) throws {
    try setExclusion([key: value as Any])
    try setToolchainValue(value, forKey: key)
  }

  /// Sets resource values of the file.
  @_disfavoredOverload
  public func setResourceValues(_ keyedValues: [URLResourceKey: Any]) throws {
    try setExclusion(keyedValues)
    try setToolchainValues(keyedValues)
  }

  /// Returns the resource values of the file for some keys.
  @_disfavoredOverload
  public func resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
    var values = try toolchainValues(forKeys: keys)
    if keys.contains(.isExcludedFromBackupKey) {
      values[.isExcludedFromBackupKey] =
        BackupExclusion.isSet(on: self as URL) ?? values[.isExcludedFromBackupKey]
    }
    return values
  }

  /// Stores the value of a resource of the file; nil if there is none.
  @_disfavoredOverload
  public func getResourceValue(_ value: inout AnyObject?, forKey key: URLResourceKey) throws {
    try getToolchainValue(&value, forKey: key)
    if key == .isExcludedFromBackupKey, let isExcluded = BackupExclusion.isSet(on: self as URL) {
      value = NSNumber(value: isExcluded)
    }
  }

  private func setExclusion(_ values: [URLResourceKey: Any]) throws {
    guard let value = values[.isExcludedFromBackupKey] else { return }
    let isExcluded = value as? Bool ?? (value as? NSNumber)?.boolValue
    if let isExcluded { try BackupExclusion.set(isExcluded, on: self as URL) }
  }
}
