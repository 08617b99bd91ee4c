extension IndexPath {
  /// Makes the path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Which section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Which row of the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Which item of the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
