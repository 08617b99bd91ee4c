extension URLResourceValues {
  /// The type of the file, if the key of the type, or of the path, was requested: that of a folder,
  /// or that of the name's extension.
  public var contentType: UTType? {
    guard let path else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    let end = (path as NSString).pathExtension
    if isFolder.boolValue {
      return (end.isEmpty ? nil : UTType(filenameExtension: end, conformingTo: .directory))
        ?? .folder
    }
    return (end.isEmpty ? nil : UTType(filenameExtension: end)) ?? .data
  }
}
