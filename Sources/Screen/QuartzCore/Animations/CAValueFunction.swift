/// Makes a change in space of one number, or of three.
///
/// - Thread: any.
public final class CAValueFunction: NSObject, Sendable {
  /// Which change.
  public let name: CAValueFunctionName

  /// Finds a function by its name, or fails.
  public init?(name: CAValueFunctionName) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private static let names: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  /// The change that a number, or three, stand for; `nil` for anything else.
  func transform(of value: AnimationValue) -> CATransform3D? {
    var numbers: [CGFloat]
    switch value {
    case .number(let number): numbers = [CGFloat(number)]
    case .numbers(let values): numbers = values.map { CGFloat($0) }
    case .point(let value), .size(let value): numbers = [CGFloat(value.x), CGFloat(value.y)]
    default: return nil
    }
    let wanted = name == .scale || name == .translate ? 3 : 1
    if wanted == 3, numbers.count == 2 { numbers.append(name == .scale ? 1 : 0) }
    guard numbers.count == wanted else { return nil }
    switch name {
    case .rotateX: return CATransform3DMakeRotation(numbers[0], 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(numbers[0], 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(numbers[0], 0, 0, 1)
    case .scale: return CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
    case .scaleX: return CATransform3DMakeScale(numbers[0], 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, numbers[0], 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, numbers[0])
    case .translate: return CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
    case .translateX: return CATransform3DMakeTranslation(numbers[0], 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, numbers[0], 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, numbers[0])
    default: return nil
    }
  }
}

/// The name of a function that makes a change in space of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns about the x axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis, by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the z axis, by radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Stretches along all axes, by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Stretches along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Stretches along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Stretches along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves along all axes, by three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
