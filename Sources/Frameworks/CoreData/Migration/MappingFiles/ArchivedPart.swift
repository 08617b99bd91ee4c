/// An object of a compiled model, of which nothing is decoded.
final class ArchivedPart: NSObject, NSCoding {
  init?(coder: NSCoder) {
    // does nothing
  }

  func encode(with coder: NSCoder) {
    // does nothing
  }
}
