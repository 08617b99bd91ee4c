extension SeededRandom {
  /// Returns a copy of a file's bytes in which one to three bytes after a header are replaced; an
  /// eighth of the copies are also cut.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, with indices from 0.
  ///   - header: The number of bytes at the beginning that stay as they are.
  public mutating func damage<Bytes>(_ bytes: Bytes, after header: Int) -> Bytes
  where
    Bytes: MutableCollection & RangeReplaceableCollection & BidirectionalCollection,
    Bytes.Element == UInt8,
    Bytes.Index == Int
  {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let place = Int.random(in: header..<damaged.count, using: &self)
      damaged[place] = .random(in: 0...255, using: &self)
    }
    if Int.random(in: 0..<8, using: &self) == 0 {
      damaged.removeLast(.random(in: 1...damaged.count, using: &self))
    }
    return damaged
  }
}
