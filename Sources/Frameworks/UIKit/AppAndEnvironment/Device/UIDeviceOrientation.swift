import PhoneLink

/// How a phone is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright, its top up.
  case portrait = 1
  /// Upright, its top down.
  case portraitUpsideDown = 2
  /// Sideways, its top to the left.
  case landscapeLeft = 3
  /// Sideways, its top to the right.
  case landscapeRight = 4
  /// Lying, its screen up.
  case faceUp = 5
  /// Lying, its screen down.
  case faceDown = 6

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held so that an interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// What the phone says.
  init(_ orientation: DeviceOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .faceUp: .faceUp
      case .faceDown: .faceDown
      }
  }
}
