public import TactusFoundation

/// The attribute of the order of lines, the raw value of a `CTFrameProgression`; lines always
/// follow each other downwards.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The attribute of the rule of the interior of the frame's path, the raw value of a
/// `CTFramePathFillRule`; the even–odd rule without it.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// The attribute of the width of the line around the frame's path, in points, which has no effect.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// The attribute of areas that the text avoids, a list of dictionaries with the key
/// `kCTFramePathClippingPathAttributeName`.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// The key of the path of an area that the text avoids, a `CGPath`.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// The order of the lines of a frame.
public enum CTFrameProgression: UInt32, Sendable, Hashable {
  /// Downwards, for text that runs across.
  case topToBottom = 0
  /// To the left, for text that runs down.
  case rightToLeft
  /// To the right, for text that runs down.
  case leftToRight
}

/// The rule of the interior of a frame's path.
public enum CTFramePathFillRule: UInt32, Sendable, Hashable {
  /// The even–odd rule.
  case evenOdd = 0
  /// The rule of winding numbers.
  case windingNumber
}
