/// The orientation of a listener as two perpendicular vectors.
public struct AVAudio3DVectorOrientation: Sendable {
  /// The direction in which the listener looks.
  public var forward: AVAudio3DVector
  /// The direction of the top of the head.
  public var up: AVAudio3DVector

  /// Creates an orientation.
  public init(forward: AVAudio3DVector, up: AVAudio3DVector) {
    (self.forward, self.up) = (forward, up)
  }

  /// Creates an orientation without directions.
  public init() { self.init(forward: AVAudio3DVector(), up: AVAudio3DVector()) }
}

/// Creates an orientation.
public func AVAudioMake3DVectorOrientation(
  _ forward: AVAudio3DVector, _ up: AVAudio3DVector
) -> AVAudio3DVectorOrientation {
  AVAudio3DVectorOrientation(forward: forward, up: up)
}
