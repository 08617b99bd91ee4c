extension NSDictionary {
  // MARK: Attributes of files

  /// The size of the file, in bytes; 0 without the attribute.
  public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }
  /// The date of the last change of the file.
  public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }
  /// The date of the creation of the file.
  public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }
  /// The type of the file, such as that of a folder.
  public func fileType() -> String? {
    let type = attribute(.type)
    return (type as? FileAttributeType)?.rawValue ?? type as? String
  }
  /// The permissions of the file, such as 0o644; 0 without the attribute.
  public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }
  /// The name of the owner.
  public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) as? String }
  /// The name of the owner's group.
  public func fileGroupOwnerAccountName() -> String? {
    attribute(.groupOwnerAccountName) as? String
  }
  /// The number of the owner.
  public func fileOwnerAccountID() -> NSNumber? { number(.ownerAccountID) }
  /// The number of the owner's group.
  public func fileGroupOwnerAccountID() -> NSNumber? { number(.groupOwnerAccountID) }
  /// The number of the file system; 0 without the attribute.
  public func fileSystemNumber() -> Int { number(.systemNumber)?.intValue ?? 0 }
  /// The number of the file in its file system; 0 without the attribute.
  public func fileSystemFileNumber() -> Int { number(.systemFileNumber)?.intValue ?? 0 }
  /// Whether the extension of the name is hidden.
  public func fileExtensionHidden() -> Bool { number(.extensionHidden)?.boolValue ?? false }
  /// Whether the file cannot be changed.
  public func fileIsImmutable() -> Bool { number(.immutable)?.boolValue ?? false }
  /// Whether data can only be added to the file.
  public func fileIsAppendOnly() -> Bool { number(.appendOnly)?.boolValue ?? false }

  private func attribute(_ key: FileAttributeKey) -> Any? {
    object(forKey: key) ?? object(forKey: key.rawValue)
  }

  private func number(_ key: FileAttributeKey) -> NSNumber? {
    let value = attribute(key)
    return value as? NSNumber ?? (value as? any BinaryInteger).map { NSNumber(value: Int($0)) }
  }
}
