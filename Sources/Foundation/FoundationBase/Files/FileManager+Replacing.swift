import Foundation

// Foundation's methods on Linux remove the new item in place of the old one (measured, Swift 6.3).
// A file that imports Foundation through this module only finds these, see `Timer+Block.swift`.
extension FileManager {
  /// Replaces a file or folder by another in a way that loses no data (ObjectiveC.FO49).
  ///
  /// - Parameters:
  ///   - originalItemURL: The item to replace.
  ///   - newItemURL: The item that takes its place.
  ///   - backupItemName: The name of a copy of the original, which is made beside it; nil for none.
  ///   - options: Whether the copy is kept, and whose metadata the item has.
  /// - Returns: The address of the new item.
  /// - Throws: The error of the first step that fails; the original is then where it was.
  @_disfavoredOverload
  public func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL? {
    guard let own = self as? any _KVReplace else {
      return try replace(originalItemURL, by: newItemURL, backupItemName, options)
    }
    var url: NSURL?
    try own._own_replaceItem(
      at: originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName,
      options: options, resultingItemURL: &url)
    return url as URL?
  }

  private func replace(
    _ originalItemURL: URL, by newItemURL: URL, _ backupItemName: String?,
    _ options: FileManager.ItemReplacementOptions
  ) throws -> URL? {
    let folder = originalItemURL.deletingLastPathComponent()
    let attributes = try attributesOfItem(atPath: originalItemURL.path)
    let backup = backupItemName.map { folder.appendingPathComponent($0) }
    if let backup {
      if fileExists(atPath: backup.path) { try removeItem(at: backup) }
      try copyItem(at: originalItemURL, to: backup)
    }
    do {
      try exchange(originalItemURL, with: newItemURL)
    } catch {
      if let backup { try? removeItem(at: backup) }
      throw error
    }
    let type = try attributesOfItem(atPath: originalItemURL.path)[.type] as? FileAttributeType
    // The permissions of a file would close a folder.
    if !options.contains(.usingNewMetadataOnly), let mode = attributes[.posixPermissions],
      type == attributes[.type] as? FileAttributeType
    {
      try setAttributes([.posixPermissions: mode], ofItemAtPath: originalItemURL.path)
    }
    if let backup, !options.contains(.withoutDeletingBackupItem) { try removeItem(at: backup) }
    return originalItemURL
  }

  /// Replaces a file or folder by another in a way that loses no data (ObjectiveC.FO49).
  @_disfavoredOverload
  public func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL? {
    try replaceItemAt(
      originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName, options: options)
  }

  /// Replaces a file or folder by another in a way that loses no data (ObjectiveC.FO49).
  ///
  /// - Parameters:
  ///   - originalItemURL: The item to replace.
  ///   - newItemURL: The item that takes its place.
  ///   - backupItemName: The name of a copy of the original, which is made beside it; nil for none.
  ///   - options: Whether the copy is kept, and whose metadata the item has.
  ///   - resultingURL: Receives the address of the new item; nil for none.
  /// - Throws: The error of the first step that fails; the original is then where it was.
  public func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions = [],
    resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    let url = try replaceItemAt(
      originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName, options: options)
    resultingURL?.pointee = url as NSURL?
  }

  /// Replaces a file or folder by another; lowered sources call this in place of `super`.
  public func _base_replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions = [],
    resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    let url = try replace(originalItemURL, by: newItemURL, backupItemName, options)
    resultingURL?.pointee = url as NSURL?
  }

  /// Moves an item to the place of another one, which is removed.
  private func exchange(_ original: URL, with new: URL) throws {
    // In one step, if the system can.
    if rename(new.path, original.path) == 0 { return }
    let aside = original.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
    try moveItem(at: original, to: aside)
    do {
      try moveItem(at: new, to: original)
    } catch {
      try moveItem(at: aside, to: original)
      throw error
    }
    try removeItem(at: aside)
  }
}
