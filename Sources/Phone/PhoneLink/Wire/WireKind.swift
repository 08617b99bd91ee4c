/// What the body of a frame is: the first of the four bytes before it; the others are its length,
/// highest first.
enum WireKind: UInt8 {
  /// A message as JSON.
  case text = 0
  /// What a screen shows, as it is.
  case picture = 1

  /// Bytes of such a body.
  var limit: Int {
    switch self {
    case .text: LinkLimits.messageBytes
    case .picture: LinkLimits.frameBytes
    }
  }
}
