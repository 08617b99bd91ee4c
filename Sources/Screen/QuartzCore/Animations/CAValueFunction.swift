/// A function that makes a transform from one number or three.
///
/// - Thread: any; nothing in it changes after its creation.
open class CAValueFunction: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The name of the function.
  open private(set) var name: CAValueFunctionName

  /// Creates a function without a name, which makes no transform.
  public override init() {
    name = CAValueFunctionName(rawValue: "")
    super.init()
  }

  /// Creates the function with a name, or returns `nil` if there is none.
  public init?(name: CAValueFunctionName) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private static let names: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  /// Returns the transform for one number or three, or `nil` for any other value.
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
