/// A point or a vector: x to the right, y up, z to the back; in meters.
public struct AVAudio3DPoint: Sendable {
  /// The coordinate to the right.
  public var x: Float
  /// The part upwards.
  public var y: Float
  /// The coordinate to the back.
  public var z: Float

  /// Creates a point.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }

  /// Creates the origin.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// A vector.
public typealias AVAudio3DVector = AVAudio3DPoint

/// Creates a point.
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
  AVAudio3DPoint(x: x, y: y, z: z)
}

/// Creates a vector.
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector {
  AVAudio3DVector(x: x, y: y, z: z)
}
