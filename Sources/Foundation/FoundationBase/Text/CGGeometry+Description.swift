// On an iPhone points, sizes and rectangles print their numbers alone.
// Source: the output of `print` on an iPhone, as tests of public packages expect it. Confidence:
// reported.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size, such as `(0.0, 0.0, 1.0, 2.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
