/// A part of a message that is sent as bytes.
public enum WirePicture: Sendable, Equatable {
  /// The content of an app's screen.
  case screen(ScreenFrame)
  /// A video frame for an external device; without bytes the end of external playback.
  case external(ScreenFrame)

  /// The kind of the message's body, and its bytes.
  var body: (kind: WireKind, bytes: [UInt8]) {
    switch self {
    case .screen(let frame): (.picture, frame.bytes)
    case .external(let frame): (.externalPicture, frame.bytes)
    }
  }
}
