/// The position and scaling of a layer's contents.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The string of the name, as in archives.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the edge with the greatest y, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the edge with the least y, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the left corner with the greatest y, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the right corner with the greatest y, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the left corner with the least y, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the right corner with the least y, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to the bounds along each axis.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, with its aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with its aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The string of the name.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The filter for scaled contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The string of the name.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation of the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The mean of all pixels that fall into one.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The corners of a layer that are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates an option set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the least x and the least y: the upper left in a view.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner with the greatest x and the least y: the upper right in a view.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner with the least x and the greatest y: the lower left in a view.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner with the greatest x and the greatest y: the lower right in a view.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt32

  /// Creates an option set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge with the least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge with the greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge with the least y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge with the greatest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
