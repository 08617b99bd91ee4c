extension NSURL {
  /// Returns the URL itself for a file, and nil otherwise: Linux knows files by their paths only.
  public func fileReferenceURL() -> URL? { isFileURL ? self as URL : nil }

  /// Returns false: Linux knows files by their paths only.
  public func isFileReferenceURL() -> Bool { false }
}
