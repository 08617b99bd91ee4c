// Members that extensions of Foundation's class declare here, where no class can override them.
// Lowered sources give an override the prefix `_own_`.

/// A class that overrides `containerURL(forSecurityApplicationGroupIdentifier:)`.
public protocol _KVGroup: FileManager {
  /// Is called in place of the method of the same name.
  func _own_containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
  /// A marker whose isolation is that of the class.
  func _kvGroup()
}

extension _KVGroup {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvGroup() {}
}

/// A class that overrides `ubiquityIdentityToken`.
public protocol _KVCloudToken: FileManager {
  /// Is read in place of the property of the same name.
  var _own_ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { get }
  /// A marker whose isolation is that of the class.
  func _kvCloudToken()
}

extension _KVCloudToken {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvCloudToken() {}
}

/// A class that overrides `url(forUbiquityContainerIdentifier:)`.
public protocol _KVCloudFolder: FileManager {
  /// Is called in place of the method of the same name.
  func _own_url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL?
  /// A marker whose isolation is that of the class.
  func _kvCloudFolder()
}

extension _KVCloudFolder {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvCloudFolder() {}
}

/// A class that overrides `replaceItem(at:withItemAt:backupItemName:options:resultingItemURL:)`.
public protocol _KVReplace: FileManager {
  /// Is called in place of the method of the same name.
  func _own_replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions,
    resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
  /// A marker whose isolation is that of the class.
  func _kvReplace()
}

extension _KVReplace {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvReplace() {}
}
