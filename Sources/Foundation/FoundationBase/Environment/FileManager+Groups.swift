extension FileManager {
  /// Returns the folder that a group of apps shares; `nil` for an empty identifier.
  ///
  /// As on Apple's Simulator, no entitlement is needed. An installed app has a folder of its own in
  /// its container; other apps of the same user share one.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard let own = self as? any _KVGroup else {
      return _base_containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier)
    }
    return own._own_containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier)
  }

  /// Returns the folder of a group; lowered sources call this in place of `super`.
  public func _base_containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"),
      let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = support.appending(path: "AppGroup", directoryHint: .isDirectory)
      .appending(path: groupIdentifier, directoryHint: .isDirectory)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
