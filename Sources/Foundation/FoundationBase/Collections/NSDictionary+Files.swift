// Foundation's collections and files of property lists, with errors.

extension NSDictionary {
  /// Creates a dictionary from the file of a property list.
  ///
  /// - Throws: An error if the file cannot be read, or contains something else.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list: [AnyHashable: Any] = try PropertyListFile.read(url)
    self.init(dictionary: list)
  }

  /// Writes the dictionary to a file, as a property list in XML.
  ///
  /// - Throws: An error if the file cannot be written, or if a value cannot be in a property list.
  public func write(to url: URL) throws { try PropertyListFile.write(self, to: url) }
}

extension NSArray {
  /// Creates an array from the file of a property list.
  ///
  /// - Throws: An error if the file cannot be read, or contains something else.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list: [Any] = try PropertyListFile.read(url)
    self.init(array: list)
  }

  /// Writes the array to a file, as a property list in XML.
  ///
  /// - Throws: An error if the file cannot be written, or if a value cannot be in a property list.
  public func write(to url: URL) throws { try PropertyListFile.write(self, to: url) }
}

/// The file of a property list.
private enum PropertyListFile {
  static func read<List>(_ url: URL) throws -> List {
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), options: [], format: nil)
    guard let list = list as? List else {
      throw CocoaError(.propertyListReadCorrupt, userInfo: [NSURLErrorKey: url])
    }
    return list
  }

  static func write(_ list: Any, to url: URL) throws {
    guard PropertyListSerialization.propertyList(list, isValidFor: .xml) else {
      throw CocoaError(.propertyListWriteInvalid, userInfo: [NSURLErrorKey: url])
    }
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: url, options: .atomic)
  }
}
