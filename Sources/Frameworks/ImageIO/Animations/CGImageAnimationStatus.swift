/// The reason that an animation does not begin.
///
/// - Source: the values are those of Apple's reference. Confidence: documented.
public enum CGImageAnimationStatus: OSStatus, Sendable, Hashable {
  /// An option has no meaning.
  case parameterError = -22140
  /// The file is damaged.
  case corruptInputImage = -22141
  /// The file has one image, or is of a format without animations.
  case unsupportedFormat = -22142
  /// The file ends early.
  case incompleteInputImage = -22143
  /// There is no memory.
  case allocationFailure = -22144
}

/// The option of the index of the first image that is shown; 0 without it.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// The option of the delay after each image, in seconds; the file's own without it.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// The option of how often the images are shown; an infinite number for always, and as the file
/// says without it.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"
