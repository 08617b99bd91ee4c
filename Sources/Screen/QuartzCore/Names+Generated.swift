// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/QuartzCore.tsv.
// Do not edit.

/// The event of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = Self(rawValue: "linear")
  /// No interpolation: each value holds until the next.
  public static let discrete = Self(rawValue: "discrete")
  /// Linear interpolation at constant speed; key times and timing functions are ignored.
  public static let paced = Self(rawValue: "paced")
  /// A cubic spline through all values.
  public static let cubic = Self(rawValue: "cubic")
  /// A cubic spline through all values at constant speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content comes from the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The content comes from the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The content comes from the greatest y, which is the lower edge in a view.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The content comes from the least y, which is the upper edge in a view.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scaling along all axes, by three numbers.
  public static let scale = Self(rawValue: "scale")
  /// A scaling along x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scaling along y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scaling along z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A translation along all axes, by three numbers.
  public static let translate = Self(rawValue: "translate")
  /// A translation along x.
  public static let translateX = Self(rawValue: "translateX")
  /// A translation along y.
  public static let translateY = Self(rawValue: "translateY")
  /// A translation along z.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// The shape of a source of particles, with the text of Apple's header.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape from which particles come, with the text of Apple's header.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The points.
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// The volume.
  public static let volume = Self(rawValue: "volume")
}

/// The order and blending of particles, with the text of Apple's header.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The rearmost first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// The values are added.
  public static let additive = Self(rawValue: "additive")
}

/// The type of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A linear gradient.
  public static let axial = Self(rawValue: "axial")
  /// A radial gradient.
  public static let radial = Self(rawValue: "radial")
  /// A conic gradient.
  public static let conic = Self(rawValue: "conic")
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no direction.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// To the left and to the right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// In all directions.
  public static let both = Self(rawValue: "both")
}

/// The fill rule of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero winding rule.
  public static let nonZero = Self(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The line cap of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end point.
  public static let butt = Self(rawValue: "butt")
  /// A half disc beyond the end point.
  public static let round = Self(rawValue: "round")
  /// A half square beyond the end point.
  public static let square = Self(rawValue: "square")
}

/// The line join of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner, within the miter limit.
  public static let miter = Self(rawValue: "miter")
  /// A round corner.
  public static let round = Self(rawValue: "round")
  /// A cut-off corner.
  public static let bevel = Self(rawValue: "bevel")
}

/// The truncation mode of a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation.
  public static let none = Self(rawValue: "none")
  /// The beginning is omitted.
  public static let start = Self(rawValue: "start")
  /// The end is omitted.
  public static let end = Self(rawValue: "end")
  /// The middle is omitted.
  public static let middle = Self(rawValue: "middle")
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The natural alignment of the text's language; here always left.
  public static let natural = Self(rawValue: "natural")
  /// Aligned left.
  public static let left = Self(rawValue: "left")
  /// Aligned right.
  public static let right = Self(rawValue: "right")
  /// Centered.
  public static let center = Self(rawValue: "center")
  /// Justified.
  public static let justified = Self(rawValue: "justified")
}

/// The format of the pixels of drawn contents.
///
/// - Source: the texts are guesses.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits per component, red, green, blue and alpha.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// 16 bits per component, red, green, blue and alpha as floating-point numbers.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = Self(rawValue: "Gray8")
}

/// The position and scaling of a layer's contents.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, not scaled.
  public static let center = Self(rawValue: "center")
  /// At the middle of the edge with the greatest y, not scaled.
  public static let top = Self(rawValue: "top")
  /// At the middle of the edge with the least y, not scaled.
  public static let bottom = Self(rawValue: "bottom")
  /// At the middle of the left edge, not scaled.
  public static let left = Self(rawValue: "left")
  /// At the middle of the right edge, not scaled.
  public static let right = Self(rawValue: "right")
  /// At the left corner with the greatest y, not scaled.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the right corner with the greatest y, not scaled.
  public static let topRight = Self(rawValue: "topRight")
  /// At the left corner with the least y, not scaled.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the right corner with the least y, not scaled.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Scaled to the bounds along each axis.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit into the bounds, with its aspect ratio.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with its aspect ratio.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = Self(rawValue: "circular")
  /// A curve with continuous curvature.
  public static let continuous = Self(rawValue: "continuous")
}

/// The filter for scaled contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Linear interpolation of the nearest pixels.
  public static let linear = Self(rawValue: "linear")
  /// The mean of all pixels that fall into one.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge with the least x.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The edge with the greatest x.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The edge with the least y.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The edge with the greatest y.
  public static let layerTopEdge = Self(rawValue: 8)
}

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.point }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.line }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.rectangle }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.cuboid }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.circle }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.sphere }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.points }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.outline }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.surface }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.volume }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.unordered }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestFirst }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestLast }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.backToFront }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.additive }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA8Uint")
public var kCAContentsFormatRGBA8Uint: CALayerContentsFormat { CALayerContentsFormat.RGBA8Uint }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA16Float")
public var kCAContentsFormatRGBA16Float: CALayerContentsFormat { CALayerContentsFormat.RGBA16Float }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFormat.gray8Uint")
public var kCAContentsFormatGray8Uint: CALayerContentsFormat { CALayerContentsFormat.gray8Uint }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.none")
public var kCAScrollNone: CAScrollLayerScrollMode { CAScrollLayerScrollMode.none }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.vertically")
public var kCAScrollVertically: CAScrollLayerScrollMode { CAScrollLayerScrollMode.vertically }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.horizontally")
public var kCAScrollHorizontally: CAScrollLayerScrollMode { CAScrollLayerScrollMode.horizontally }
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.both")
public var kCAScrollBoth: CAScrollLayerScrollMode { CAScrollLayerScrollMode.both }

/// The effect of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end value stays in effect.
  public static let forwards = Self(rawValue: "forwards")
  /// The start value is in effect before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = Self(rawValue: "both")
  /// No effect outside the duration.
  public static let removed = Self(rawValue: "removed")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = Self(rawValue: "linear")
  /// A slow beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow beginning and end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// A fast beginning and a slow end; the default of implicit animations.
  public static let `default` = Self(rawValue: "default")
}

/// The key of the default duration of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
