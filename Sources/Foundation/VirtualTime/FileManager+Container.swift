extension FileManager {
  /// Returns the folders of a kind: in the container of an installed app those of the container
  /// (Bundles.F3).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    if domainMask.contains(.userDomainMask), let folder = AppContainerFolders.url(of: directory) {
      return [folder]
    }
    return self.Foundation::urls(for: directory, in: domainMask)
  }
}

/// The folders of the container in which an installed app runs.
enum AppContainerFolders {
  /// Returns a folder of the container; `nil` outside of one, and for folders that are not in it.
  static func url(of directory: FileManager.SearchPathDirectory) -> URL? {
    guard let root = ProcessInfo.processInfo.environment["TACTUS_CONTAINER"], !root.isEmpty else {
      return nil
    }
    let container = URL(filePath: root, directoryHint: .isDirectory)
    return switch directory {
    case .documentDirectory: container.appending(path: "Documents", directoryHint: .isDirectory)
    case .libraryDirectory: container.appending(path: "Library", directoryHint: .isDirectory)
    case .cachesDirectory: container.appending(path: "Library/Caches", directoryHint: .isDirectory)
    case .applicationSupportDirectory:
      container.appending(path: "Library/Application Support", directoryHint: .isDirectory)
    default: nil
    }
  }
}
