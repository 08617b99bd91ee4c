import Foundation

/// The position and the orientation of a listener.
struct ListenerPose {
  var position = AVAudio3DPoint()
  var angles = AVAudio3DAngularOrientation()

  /// The directions of the face and of the top of the head.
  var vectors: AVAudio3DVectorOrientation {
    let (right, top) = level
    let (sine, cosine) = (sin(angles.roll * .pi / 180), cos(angles.roll * .pi / 180))
    return AVAudio3DVectorOrientation(forward: forward, up: right * sine + top * cosine)
  }

  /// Sets the orientation by two vectors, of which the second is made perpendicular to the first;
  /// false if they do not define two directions.
  mutating func set(_ vectors: AVAudio3DVectorOrientation) -> Bool {
    guard let forward = vectors.forward.finite.unit,
      let up = (vectors.up.finite - forward * vectors.up.finite.dot(forward)).unit
    else { return false }
    let degrees = 180 / Float.pi
    angles = AVAudio3DAngularOrientation(
      yaw: atan2(forward.x, -forward.z) * degrees,
      pitch: asin(min(max(forward.y, -1), 1)) * degrees, roll: 0)
    let (right, top) = level
    angles.roll = atan2(up.dot(right), up.dot(top)) * degrees
    return true
  }

  /// Returns a point in the listener's coordinates: x to the right, y up, z to the back.
  func view(of point: AVAudio3DPoint) -> AVAudio3DPoint {
    let (offset, vectors) = (point - position, vectors)
    return AVAudio3DPoint(
      x: offset.dot(vectors.forward.cross(vectors.up)), y: offset.dot(vectors.up),
      z: -offset.dot(vectors.forward))
  }

  // MARK: Internals

  private var forward: AVAudio3DVector {
    let (yaw, pitch) = (angles.yaw * .pi / 180, angles.pitch * .pi / 180)
    return AVAudio3DVector(x: sin(yaw) * cos(pitch), y: sin(pitch), z: -cos(yaw) * cos(pitch))
  }

  /// The directions to the right and up, without the roll.
  private var level: (right: AVAudio3DVector, top: AVAudio3DVector) {
    let yaw = angles.yaw * .pi / 180
    let right = AVAudio3DVector(x: cos(yaw), y: 0, z: sin(yaw))
    return (right, right.cross(forward))
  }
}
