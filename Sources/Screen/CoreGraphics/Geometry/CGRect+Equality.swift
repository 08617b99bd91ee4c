// On an iPhone these are in Core Graphics; Foundation on Linux does not have them.

extension CGPoint {
  /// Compares both coordinates.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Compares width and height.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether two rectangles are equal after standardization.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
