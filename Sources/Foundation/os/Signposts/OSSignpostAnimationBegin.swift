/// The kind of signpost that begins an animation.
public enum OSSignpostAnimationBegin: Hashable, Sendable {
  /// The beginning of an animation.
  case animationBegin
}

/// The texts of signposts of animations.
public enum AnimationFormatString {
  /// A message with a C format.
  public struct OSLogMessage: ExpressibleByStringLiteral, Sendable {
    let format: String
    /// Creates a message of a format.
    public init(stringLiteral value: String) { format = value }
  }
}

/// Records the beginning of an animation (Logging.LO5).
///
/// Instruments counts its frames; here it is the beginning of an interval.
public func os_signpost(
  _ animationBegin: OSSignpostAnimationBegin, dso: UnsafeRawPointer? = nil, log: OSLog,
  name: StaticString, signpostID: OSSignpostID = .exclusive
) {
  Signposts.write(.begin, name, signpostID, log) { nil }
}

/// Records the beginning of an animation with a message in a C format.
public func os_signpost(
  _ animationBegin: OSSignpostAnimationBegin, dso: UnsafeRawPointer? = nil, log: OSLog,
  name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: AnimationFormatString.OSLogMessage, _ arguments: any CVarArg...
) {
  Signposts.write(.begin, name, signpostID, log) { CFormat(format.format).text(arguments) }
}
