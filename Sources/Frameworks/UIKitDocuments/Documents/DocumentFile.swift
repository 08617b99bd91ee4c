/// The reading and writing of a document's file by the document's default implementations.
enum DocumentFile {
  /// Reads a file as data, or a file package as a file wrapper (DocumentsInApps.OP2).
  static func contents(of url: URL) throws -> Any {
    let target = url.resolvingSymlinksInPath()
    let wrapper = try FileWrapper(url: target, options: .immediate)
    return wrapper.regularFileContents ?? wrapper
  }

  /// Writes data or a file wrapper (DocumentsInApps.SV3).
  static func write(_ contents: Any, to url: URL, original: URL?) throws {
    switch contents {
    case let data as Data: try data.write(to: url)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .withNameUpdating, originalContentsURL: original)
    default:
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey: "the contents of \(url.lastPathComponent) have the type "
            + "\(type(of: contents)) instead of Data or FileWrapper; documents with other contents "
            + "override writeContents(_:to:for:originalContentsURL:)",
        ])
    }
  }

  /// Sets attributes that files have here; others have no effect (DocumentsInApps.SV3).
  static func setAttributes(_ attributes: [AnyHashable: Any], of url: URL) throws {
    var known: [FileAttributeKey: Any] = [:]
    for (key, value) in attributes {
      let name =
        key.base as? FileAttributeKey
        ?? (key.base as? String).map { FileAttributeKey(rawValue: $0) }
      if let name, settable.contains(name) { known[name] = value }
    }
    guard !known.isEmpty else { return }
    try FileManager.default.setAttributes(known, ofItemAtPath: url.path)
  }

  /// Returns the date of the last change of a file; nil if there is no file.
  static func modificationDate(of url: URL) -> Date? {
    let path = url.resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  private static let settable: Set<FileAttributeKey> = [.posixPermissions, .modificationDate]
}
