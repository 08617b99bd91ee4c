/// Methods that the compiler prefers to Foundation's where only this module's Foundation is
/// imported: a subclass's override is called, which Foundation's do not allow on Linux.
extension FileManager {
  /// Returns the folders of a kind: in the container of an installed app those of the container
  /// (Bundles.F3).
  ///
  /// - Parameters:
  ///   - directory: The kind.
  ///   - domainMask: The domains.
  /// - Returns: The folders.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard let own = mock as? any _KVFolders else {
      return _base_urls(for: directory, in: domainMask)
    }
    return own._own_urls(for: directory, in: domainMask)
  }

  /// Returns the folder of a kind: in the container of an installed app that of the container
  /// (Bundles.F3).
  ///
  /// - Parameters:
  ///   - directory: The kind.
  ///   - domain: The domain.
  ///   - url: The file that a temporary folder will replace.
  ///   - shouldCreate: Whether the folder is created if it does not exist.
  /// - Returns: The folder.
  /// - Throws: An error if there is no such folder.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard let own = mock as? any _KVFolder else {
      return try _base_url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    return try own._own_url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// Returns whether a file or folder exists.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isDirectory: Is set to whether it is a folder.
  /// - Returns: Whether it exists.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    guard let own = mock as? any _KVExists else {
      return _base_fileExists(atPath: path, isDirectory: isDirectory)
    }
    return own._own_fileExists(atPath: path, isDirectory: isDirectory)
  }

  /// Returns the files of a folder.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - keys: The values that are read at once.
  ///   - mask: Which files are left out.
  /// - Returns: The files, without those of folders in it.
  /// - Throws: An error if the folder cannot be read.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    guard let own = mock as? any _KVContents else {
      return try _base_contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: mask)
    }
    return try own._own_contentsOfDirectory(
      at: url, includingPropertiesForKeys: keys, options: mask)
  }

  /// Returns an object that lists the files of a folder and of those in it.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - keys: The values that are read at once.
  ///   - mask: Which files are left out.
  ///   - handler: Is called for a file that cannot be read, and returns whether to continue.
  /// - Returns: The object; nil if the folder cannot be read.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    guard let own = mock as? any _KVWalk else {
      return _base_enumerator(
        at: url, includingPropertiesForKeys: keys, options: mask, errorHandler: handler)
    }
    return own._own_enumerator(
      at: url, includingPropertiesForKeys: keys, options: mask, errorHandler: handler)
  }

  /// This object, if its class may override methods.
  private var mock: FileManager? { type(of: self) == FileManager.self ? nil : self }
}

/// The implementations that lowered sources call in place of `super`.
extension FileManager {
  /// Returns the folders of a kind.
  public func _base_urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard domainMask.contains(.userDomainMask),
      let folders = AppContainerFolders.urls(of: directory)
    else { return self.Foundation::urls(for: directory, in: domainMask) }
    return folders
  }

  /// Returns the folder of a kind.
  public func _base_url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard domain == .userDomainMask, let folder = AppContainerFolders.urls(of: directory)?.first
    else {
      return try self.Foundation::url(
        for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  /// Returns whether a file or folder exists.
  public func _base_fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    self.Foundation::fileExists(atPath: path, isDirectory: isDirectory)
  }

  /// Returns the files of a folder.
  public func _base_contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try self.Foundation::contentsOfDirectory(
      at: url, includingPropertiesForKeys: keys, options: mask)
  }

  /// Returns an object that lists the files of a folder and of those in it.
  public func _base_enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    self.Foundation::enumerator(
      at: url, includingPropertiesForKeys: keys, options: mask, errorHandler: handler)
  }
}
