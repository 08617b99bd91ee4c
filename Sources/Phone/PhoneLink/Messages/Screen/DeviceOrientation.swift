/// The orientation of the device; the raw value is the word on the wire and in scripts.
public enum DeviceOrientation: String, Sendable, CaseIterable {
  /// Upright, with the top up.
  case portrait
  /// Upright, with the top down.
  case portraitUpsideDown = "portrait-upside-down"
  /// Sideways, with the top to the left.
  case landscapeLeft = "landscape-left"
  /// Sideways, with the top to the right.
  case landscapeRight = "landscape-right"
  /// Flat, with the screen up.
  case faceUp = "face-up"
  /// Flat, with the screen down.
  case faceDown = "face-down"
}
