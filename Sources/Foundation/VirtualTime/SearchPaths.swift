// Foundation's functions for an app's folders. Where only this module's Foundation is imported, the
// compiler prefers them to Foundation's, which know the machine's folders only.

/// Returns the paths of the folders of a kind: in the container of an installed app those of the
/// container (Bundles.F3).
///
/// - Parameters:
///   - directory: The kind.
///   - domainMask: The domains.
///   - expandTilde: Whether the paths begin with the home folder's own path, rather than `~`.
/// - Returns: The paths.
///
/// - Thread: any.
@_disfavoredOverload
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  guard domainMask.contains(.userDomainMask),
    let folders = AppContainerFolders.urls(of: directory)
  else {
    return Foundation::NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
  }
  return folders.map { folder in
    let path = folder.path(percentEncoded: false)
    let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard !expandTilde, let home = AppContainerFolders.root, plain.hasPrefix(home + "/") else {
      return plain
    }
    return "~" + plain.dropFirst(home.count)
  }
}

/// Returns the path of the home folder: for an installed app that of its container (Bundles.F3).
///
/// - Thread: any.
@_disfavoredOverload
public func NSHomeDirectory() -> String {
  AppContainerFolders.root ?? Foundation::NSHomeDirectory()
}
