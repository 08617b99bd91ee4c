/// An error of a transform that does not exist for a number of elements.
struct UnsupportedLength: Error {
  /// The number of elements.
  let count: Int
}
