/// The folders of the container in which an installed app runs.
enum AppContainerFolders {
  /// The path of the container, without a slash at its end; `nil` outside of one.
  static var root: String? {
    guard let root = ProcessInfo.processInfo.environment["TACTUS_CONTAINER"], !root.isEmpty else {
      return nil
    }
    return root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  /// Returns the folders of a kind, whether or not they exist (Bundles.F3).
  ///
  /// - Parameter directory: The kind.
  /// - Returns: The folders; `nil` outside of a container, and for kinds without a folder in it.
  static func urls(of directory: FileManager.SearchPathDirectory) -> [URL]? {
    guard let root, let paths = paths(of: directory) else { return nil }
    let container = URL(filePath: root, directoryHint: .isDirectory)
    return paths.map { container.appending(path: $0, directoryHint: .isDirectory) }
  }

  /// Returns the paths of the folders of a kind in the home folder, as `sysdir(3)` documents them;
  /// `nil` for kinds that a home folder does not have.
  private static func paths(of directory: FileManager.SearchPathDirectory) -> [String]? {
    switch directory {
    case .applicationDirectory: ["Applications"]
    case .demoApplicationDirectory: ["Applications/Demos"]
    case .developerApplicationDirectory: ["Developer/Applications"]
    case .adminApplicationDirectory: ["Applications/Utilities"]
    case .allApplicationsDirectory:
      ["Applications", "Applications/Utilities", "Developer/Applications", "Applications/Demos"]
    case .libraryDirectory: ["Library"]
    case .developerDirectory: ["Developer"]
    case .allLibrariesDirectory: ["Library", "Developer"]
    case .documentationDirectory: ["Library/Documentation"]
    case .documentDirectory: ["Documents"]
    case .autosavedInformationDirectory: ["Library/Autosave Information"]
    case .desktopDirectory: ["Desktop"]
    case .cachesDirectory: ["Library/Caches"]
    case .applicationSupportDirectory: ["Library/Application Support"]
    case .downloadsDirectory: ["Downloads"]
    case .inputMethodsDirectory: ["Library/Input Methods"]
    case .moviesDirectory: ["Movies"]
    case .musicDirectory: ["Music"]
    case .picturesDirectory: ["Pictures"]
    case .sharedPublicDirectory: ["Public"]
    case .preferencePanesDirectory: ["Library/PreferencePanes"]
    default: nil
    }
  }
}
