/// The reasons why an animation does not start.
///
/// - Source: the values are those of Apple's reference. Confidence: documented.
public enum CGImageAnimationStatus: OSStatus, Sendable, Hashable {
  /// An option is invalid.
  case parameterError = -22140
  /// The file is corrupt.
  case corruptInputImage = -22141
  /// The file has one image, or is of a format without animations.
  case unsupportedFormat = -22142
  /// The file is truncated.
  case incompleteInputImage = -22143
  /// Memory cannot be allocated.
  case allocationFailure = -22144
}

/// The option with the index of the first image; 0 by default.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// The option with the delay after each image in seconds; the file's own by default.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// The option with the number of loops, infinite for endless; that of the file by default.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"
