extension FileManager {
  /// Replaces a file or folder by another in a way that loses no data.
  ///
  /// - Parameters:
  ///   - originalItemURL: The item to replace.
  ///   - newItemURL: The item that takes its place.
  ///   - backupItemName: The name of a copy of the original, which is made beside it; nil for none.
  ///   - options: Whether the copy is kept, and whose metadata the item has.
  ///   - resultingURL: Receives the address of the new item; nil for none.
  /// - Throws: The error of the first step that fails.
  public func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions = [],
    resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    let url: URL? = try replaceItem(
      at: originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName,
      options: options)
    resultingURL?.pointee = (url ?? originalItemURL) as NSURL
  }
}
