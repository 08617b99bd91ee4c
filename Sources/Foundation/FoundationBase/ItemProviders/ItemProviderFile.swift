/// A representation of an item provider that is a file.
struct ItemProviderFile: Sendable {
  let options: NSItemProviderFileOptions
  /// Calls a handler with the place of the file, or with an error.
  let load: NSItemProvider.FileHandler

  /// Loads the file's data.
  @Sendable func loadData(
    _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    load { url, _, error in
      guard let url else {
        completionHandler(nil, error ?? NSItemProvider.error(.itemUnavailableError))
        return
      }
      do {
        completionHandler(try Data(contentsOf: url), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Calls a handler with a copy of a file, and removes the copy when the handler returns
  /// (ItemProviders.IP7).
  ///
  /// - Parameters:
  ///   - name: The name of the copy.
  ///   - write: Writes the copy to a place.
  ///   - body: The handler, which gets the copy or the error of writing it.
  static func withTemporaryFile(
    named name: String, write: (URL) throws -> Void, _ body: (URL?, (any Error)?) -> Void
  ) {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(
      "ItemProvider-\(UUID().uuidString)", isDirectory: true)
    defer { try? manager.removeItem(at: folder) }
    let copy = folder.appendingPathComponent(name)
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try write(copy)
    } catch {
      body(nil, error)
      return
    }
    body(copy, nil)
  }
}
