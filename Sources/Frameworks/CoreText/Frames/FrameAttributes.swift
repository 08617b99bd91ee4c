public import TactusFoundation

/// The attribute of the line progression, the raw value of a `CTFrameProgression`; lines always
/// follow each other downwards.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The attribute of the fill rule of the frame's path, the raw value of a `CTFramePathFillRule`;
/// the even–odd rule by default.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// The attribute of the width of the frame path's stroke, in points, which has no effect.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// The attribute of areas that the text avoids, a list of dictionaries with the key
/// `kCTFramePathClippingPathAttributeName`.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// The key of the path of an area that the text avoids, a `CGPath`.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// The progressions of the lines of a frame.
public enum CTFrameProgression: UInt32, Sendable, Hashable {
  /// From top to bottom, for horizontal text.
  case topToBottom = 0
  /// From right to left, for vertical text.
  case rightToLeft
  /// From left to right, for vertical text.
  case leftToRight
}

/// The fill rules that determine the interior of a frame's path.
public enum CTFramePathFillRule: UInt32, Sendable, Hashable {
  /// The even–odd rule.
  case evenOdd = 0
  /// The nonzero winding rule.
  case windingNumber
}
