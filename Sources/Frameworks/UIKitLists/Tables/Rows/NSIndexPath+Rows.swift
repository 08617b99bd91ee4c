extension NSIndexPath {
  /// Creates the path of a row in a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates the path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }

  /// The index of the row within its section.
  public var row: Int { index(atPosition: 1) }

  /// The index of the item within its section.
  public var item: Int { index(atPosition: 1) }
}
