/// The kind of a frame's body: the first of the four bytes before it; the others are its length,
/// highest first.
enum WireKind: UInt8 {
  /// A message as JSON.
  case text = 0
  /// A screen frame as bytes.
  case picture = 1
  /// A video frame for an external device, as bytes; none for the end.
  case externalPicture = 2
  /// Samples of touches as bytes.
  case touches = 3

  /// The maximum size of the body in bytes.
  var limit: Int {
    switch self {
    case .text: LinkLimits.messageBytes
    case .touches: LinkLimits.touchSamples * TouchSample.wireCount
    case .picture, .externalPicture: LinkLimits.frameBytes
    }
  }
}
