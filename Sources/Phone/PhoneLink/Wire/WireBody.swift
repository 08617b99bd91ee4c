/// A part of a message that is sent as bytes.
public enum WireBody: Sendable, Equatable {
  /// The content of an app's screen.
  case screen(ScreenFrame)
  /// A video frame for an external device; without bytes the end of external playback.
  case external(ScreenFrame)
  /// Samples of touches.
  case touches([TouchSample])

  /// Returns the kind of the message's body, and its bytes.
  ///
  /// - Throws: `LinkError.malformed` where a sample cannot be sent.
  func encoded() throws(LinkError) -> (kind: WireKind, bytes: [UInt8]) {
    switch self {
    case .screen(let frame): (.picture, frame.bytes)
    case .external(let frame): (.externalPicture, frame.bytes)
    case .touches(let samples): (.touches, try samples.wireBytes())
    }
  }
}
