internal import UniformTypeIdentifiers

/// The types of documents by the extensions of their files.
enum DocumentType {
  /// Returns the identifier of a file's type.
  static func identifier(of url: URL) -> String? { type(of: url).identifier }

  /// Returns the type of a file: by its extension, else that of data or of a folder.
  static func type(of url: URL) -> UTType {
    let name = url.pathExtension
    let isFolder =
      url.hasDirectoryPath
      || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    if name.isEmpty { return isFolder ? .folder : .data }
    return UTType(filenameExtension: name, conformingTo: isFolder ? .package : .data)
      ?? UTType(filenameExtension: name) ?? .data
  }

  /// Returns the preferred extension of a type.
  static func pathExtension(of identifier: String) -> String? {
    UTType(identifier)?.preferredFilenameExtension
  }
}
