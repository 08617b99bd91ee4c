extension NSMutableData {
  /// Creates data without bytes, in memory for a number of them, to which `mutableBytes` points.
  ///
  /// - Parameter capacity: The number of bytes for which there is memory.
  public convenience init?(capacity: Int) {
    self.init(length: capacity)
    length = 0
  }
}
