// Foundation has these on an iPhone, from Core Graphics, and leaves them out on Linux.

extension CGPoint {
  /// Whether it is the same point as another.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether it is as wide and as high as another.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether it is the same rectangle as another, however their sizes are signed.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
