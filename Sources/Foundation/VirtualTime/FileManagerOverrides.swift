// Methods that extensions of Foundation's class declare on Linux, where no class can override them.
// Lowered sources give an override the prefix `_own_`.

/// A class that overrides `urls(for:in:)`.
public protocol _KVFolders: FileManager {
  /// Is called in place of the method of the same name.
  func _own_urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
  ) -> [URL]
  /// A marker whose isolation is that of the class.
  func _kvFolders()
}

extension _KVFolders {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvFolders() {}
}

/// A class that overrides `url(for:in:appropriateFor:create:)`.
public protocol _KVFolder: FileManager {
  /// Is called in place of the method of the same name.
  func _own_url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL
  /// A marker whose isolation is that of the class.
  func _kvFolder()
}

extension _KVFolder {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvFolder() {}
}

/// A class that overrides `fileExists(atPath:isDirectory:)`.
public protocol _KVExists: FileManager {
  /// Is called in place of the method of the same name.
  func _own_fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool
  /// A marker whose isolation is that of the class.
  func _kvExists()
}

extension _KVExists {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvExists() {}
}

/// A class that overrides `contentsOfDirectory(at:includingPropertiesForKeys:options:)`.
public protocol _KVContents: FileManager {
  /// Is called in place of the method of the same name.
  func _own_contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions
  ) throws -> [URL]
  /// A marker whose isolation is that of the class.
  func _kvContents()
}

extension _KVContents {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvContents() {}
}

/// A class that overrides `enumerator(at:includingPropertiesForKeys:options:errorHandler:)`.
public protocol _KVWalk: FileManager {
  /// Is called in place of the method of the same name.
  func _own_enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions,
    errorHandler handler: ((URL, any Error) -> Bool)?
  ) -> FileManager.DirectoryEnumerator?
  /// A marker whose isolation is that of the class.
  func _kvWalk()
}

extension _KVWalk {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvWalk() {}
}
