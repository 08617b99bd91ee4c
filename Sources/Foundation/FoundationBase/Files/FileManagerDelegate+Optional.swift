// The methods of the delegate are optional on an iPhone; without them items are copied, moved,
// linked and removed, and an error ends that. A method with URLs asks the one with paths.
extension FileManagerDelegate {
  /// Returns whether an item is copied: what the method with paths returns.
  public func fileManager(
    _ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(fileManager, shouldCopyItemAtPath: srcURL.path, toPath: dstURL.path)
  }
  /// Returns whether an item is copied: `true`.
  public func fileManager(
    _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { true }
  /// Returns whether copying continues after an error: what the method with paths returns.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    copyingItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(
      fileManager, shouldProceedAfterError: error, copyingItemAtPath: srcURL.path,
      toPath: dstURL.path)
  }
  /// Returns whether copying continues after an error: `false`.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    copyingItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { false }
  /// Returns whether an item is moved: what the method with paths returns.
  public func fileManager(
    _ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(fileManager, shouldMoveItemAtPath: srcURL.path, toPath: dstURL.path)
  }
  /// Returns whether an item is moved: `true`.
  public func fileManager(
    _ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { true }
  /// Returns whether moving continues after an error: what the method with paths returns.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    movingItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(
      fileManager, shouldProceedAfterError: error, movingItemAtPath: srcURL.path,
      toPath: dstURL.path)
  }
  /// Returns whether moving continues after an error: `false`.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    movingItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { false }
  /// Returns whether an item is linked: what the method with paths returns.
  public func fileManager(
    _ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(fileManager, shouldLinkItemAtPath: srcURL.path, toPath: dstURL.path)
  }
  /// Returns whether an item is linked: `true`.
  public func fileManager(
    _ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { true }
  /// Returns whether linking continues after an error: what the method with paths returns.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    linkingItemAt srcURL: URL, to dstURL: URL
  ) -> Bool {
    self.fileManager(
      fileManager, shouldProceedAfterError: error, linkingItemAtPath: srcURL.path,
      toPath: dstURL.path)
  }
  /// Returns whether linking continues after an error: `false`.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    linkingItemAtPath srcPath: String, toPath dstPath: String
  ) -> Bool { false }
  /// Returns whether an item is removed: what the method with a path returns.
  public func fileManager(
    _ fileManager: FileManager, shouldRemoveItemAt URL: URL
  ) -> Bool { self.fileManager(fileManager, shouldRemoveItemAtPath: URL.path) }
  /// Returns whether an item is removed: `true`.
  public func fileManager(
    _ fileManager: FileManager, shouldRemoveItemAtPath path: String
  ) -> Bool { true }
  /// Returns whether removing continues after an error: what the method with a path returns.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    removingItemAt URL: URL
  ) -> Bool {
    self.fileManager(
      fileManager, shouldProceedAfterError: error, removingItemAtPath: URL.path)
  }
  /// Returns whether removing continues after an error: `false`.
  public func fileManager(
    _ fileManager: FileManager, shouldProceedAfterError error: any Error,
    removingItemAtPath path: String
  ) -> Bool { false }
}
