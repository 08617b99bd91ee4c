/// The orientation of a listener as angles in degrees.
public struct AVAudio3DAngularOrientation: Sendable {
  /// The rotation to the right.
  public var yaw: Float
  /// The angle upwards.
  public var pitch: Float
  /// The tilt to the right.
  public var roll: Float

  /// Creates an orientation.
  public init(yaw: Float, pitch: Float, roll: Float) {
    (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
  }

  /// Creates the orientation to the front.
  public init() { self.init(yaw: 0, pitch: 0, roll: 0) }
}

/// Creates an orientation.
public func AVAudioMake3DAngularOrientation(
  _ yaw: Float, _ pitch: Float, _ roll: Float
) -> AVAudio3DAngularOrientation {
  AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll)
}
