/// How a layer's contents are fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name in text, as in archives.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, unstretched.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the edge where y is largest, unstretched.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the edge where y is least, unstretched.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, unstretched.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, unstretched.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the left corner where y is largest, unstretched.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the right corner where y is largest, unstretched.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the left corner where y is least, unstretched.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the right corner where y is least, unstretched.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched along both axes until it fills the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The form of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that bends little by little, as the corners of the phone itself.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How pixels between those of a picture are found.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A mean of the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A mean of all pixels that become one.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the least x and the least y: in a view the upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner with the largest x and the least y: in a view the upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner with the least x and the largest y: in a view the lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner with the largest x and the largest y: in a view the lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Which edges of a layer are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge with the least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge with the largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge with the least y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge with the largest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
