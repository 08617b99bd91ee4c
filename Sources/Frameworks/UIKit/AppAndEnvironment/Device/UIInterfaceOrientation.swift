/// Which way up the interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// As on a phone that is held upright.
  case portrait = 1
  /// As on one that is held upside down.
  case portraitUpsideDown = 2
  /// As on one whose top is to the left.
  case landscapeRight = 3
  /// As on one whose top is to the right.
  case landscapeLeft = 4

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The one that follows how the phone is held; nil where it lies, or nobody knows.
  init?(_ orientation: UIDeviceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// By how much it is turned on the panel, in radians clockwise.
  var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    }
  }

  /// The set of this one.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << rawValue) }
}

/// Ways up that an interface can be.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// One bit a way.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The phone's top to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The phone's top to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Sideways.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down, as is usual on phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// What the app's property list says; nil where it says nothing.
  static var listed: UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    guard let names = Bundle.main.object(forInfoDictionaryKey: key) as? [String] else {
      return nil
    }
    let masks: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return UIInterfaceOrientationMask(names.compactMap { masks[$0] })
  }
}
