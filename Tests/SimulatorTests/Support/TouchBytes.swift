/// A touch as a page sends it.
struct TouchBytes {
  var time = 1.0
  var finger: UInt8 = 1
  /// The phase: 0 began, 1 moved, 2 ended, 3 cancelled.
  var phase: UInt8 = 0
  var kind: UInt8 = 0
  /// The bits of the values that are present: place, force, radius, altitude, azimuth.
  var bits: UInt8 = 1
  /// The values that are present; a place has two.
  var values = [10.5, 20]

  /// Returns a message with touches.
  static func message(_ touches: [Self]) -> [UInt8] {
    Array("T".utf8)
      + touches.flatMap { touch in
        bytes(touch.time) + [touch.finger, touch.phase, touch.kind, touch.bits]
          + touch.values.flatMap(bytes)
      }
  }

  private static func bytes(_ number: Double) -> [UInt8] {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
  }
}
