/// The file, folder or symbolic link of a file wrapper on the disk.
struct WrappedFile {
  let content: FileWrapper.Content
  let attributes: [String: Any]

  init(content: FileWrapper.Content) { (self.content, attributes) = (content, [:]) }

  /// Reads a file, or a folder with everything in it.
  init(reading url: URL) throws {
    let found = try FileManager.default.attributesOfItem(atPath: url.path)
    attributes = Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
    switch found[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      content = .directory(children)
    case .typeSymbolicLink?:
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      content = .symbolicLink(
        URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    case .typeRegular?: content = .regularFile(try Data(contentsOf: url))
    default:
      // A pipe or a device would block the reader.
      throw CocoaError(
        .fileReadUnknown,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey: "\(url.path) is not a file, folder or symbolic link",
        ])
    }
  }

  /// Writes it; files that are there already are replaced one by one.
  func write(to url: URL) throws {
    switch content {
    case .regularFile(let data): try data.write(to: url)
    case .symbolicLink(let target):
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: target.relativePath)
    case .directory(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
          throw CocoaError(
            .fileWriteInvalidFileName,
            userInfo: [
              NSFilePathErrorKey: url.path,
              NSLocalizedDescriptionKey: "“\(name)” is not the name of a file in \(url.path)",
            ])
        }
        try WrappedFile(content: child.content).write(to: url.appendingPathComponent(name))
      }
    }
  }

  func hasSameContents(as other: WrappedFile) -> Bool {
    switch (content, other.content) {
    case (.regularFile(let mine), .regularFile(let theirs)): return mine == theirs
    case (.symbolicLink(let mine), .symbolicLink(let theirs)):
      return mine.relativePath == theirs.relativePath
    case (.directory(let mine), .directory(let theirs)):
      return mine.count == theirs.count
        && mine.allSatisfy { name, child in
          theirs[name].map {
            WrappedFile(content: child.content).hasSameContents(
              as: WrappedFile(content: $0.content))
          } ?? false
        }
    default: return false
    }
  }
}
