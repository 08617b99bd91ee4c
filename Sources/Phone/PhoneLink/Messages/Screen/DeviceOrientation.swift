/// How a phone is held; the raw value is the word on the wire and in scripts.
public enum DeviceOrientation: String, Sendable, CaseIterable {
  /// Upright, its top up.
  case portrait
  /// Upright, its top down.
  case portraitUpsideDown = "portrait-upside-down"
  /// Sideways, its top to the left.
  case landscapeLeft = "landscape-left"
  /// Sideways, its top to the right.
  case landscapeRight = "landscape-right"
  /// Lying, its screen up.
  case faceUp = "face-up"
  /// Lying, its screen down.
  case faceDown = "face-down"
}
