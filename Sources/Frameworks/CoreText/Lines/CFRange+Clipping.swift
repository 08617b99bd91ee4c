internal import TactusFoundation

extension CFRange {
  /// Returns the range clipped to a number of elements; a length of 0 stands for the rest.
  func clipped(to count: Int) -> NSRange {
    let start = min(max(0, location), count)
    let rest = count - start
    return NSRange(location: start, length: length <= 0 ? rest : min(length, rest))
  }
}
