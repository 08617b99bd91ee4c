extension URL {
  /// Begins the access to a file that the person has picked (DocumentsInApps.SC1).
  ///
  /// - Returns: Whether the file is one of those; false for the app's own files.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && PickedFiles.shared.contains(self)
  }

  /// Ends the access to a file that the person has picked; does nothing, as the access remains.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Begins the access to a file that the person has picked (DocumentsInApps.SC1).
  ///
  /// - Returns: Whether the file is one of those; false for the app's own files.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool {
    (self as URL).startAccessingSecurityScopedResource()
  }

  /// Ends the access to a file that the person has picked; does nothing, as the access remains.
  public func stopAccessingSecurityScopedResource() {}
}
