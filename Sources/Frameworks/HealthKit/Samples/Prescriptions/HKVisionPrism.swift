internal import Glibc

/// A prism of a lens.
///
/// - Thread: any; all its properties are constants.
open class HKVisionPrism: NSObject, NSCopying, @unchecked Sendable {
  /// The amount of the correction in prism diopters.
  public let amount: HKQuantity
  /// The direction of the base as an angle, counterclockwise from the right.
  public let angle: HKQuantity
  /// The vertical component in prism diopters.
  public let verticalAmount: HKQuantity
  /// The horizontal component in prism diopters.
  public let horizontalAmount: HKQuantity
  /// The base of the vertical component.
  public let verticalBase: HKPrismBase
  /// The base of the horizontal component.
  public let horizontalBase: HKPrismBase
  /// The eye.
  public let eye: HKVisionEye

  /// Creates a prism by its size and angle.
  public init(amount: HKQuantity, angle: HKQuantity, eye: HKVisionEye) {
    (self.amount, self.angle, self.eye) = (amount, angle, eye)
    let size = amount.doubleValue(for: .prismDiopter())
    let radians = angle.doubleValue(for: .radianAngle())
    let (vertical, horizontal) = (size * sin(radians), size * cos(radians))
    verticalAmount = HKQuantity(unit: .prismDiopter(), doubleValue: abs(vertical))
    horizontalAmount = HKQuantity(unit: .prismDiopter(), doubleValue: abs(horizontal))
    verticalBase = vertical == 0 ? .none : vertical > 0 ? .up : .down
    // As the user sees it, the nose is right of the left eye, and left of the right eye.
    let isInward = (horizontal > 0) == (eye == .left)
    horizontalBase = horizontal == 0 ? .none : isInward ? .in : .out
    super.init()
  }

  /// Creates a prism from its vertical and its horizontal component.
  public init(
    verticalAmount: HKQuantity, verticalBase: HKPrismBase, horizontalAmount: HKQuantity,
    horizontalBase: HKPrismBase, eye: HKVisionEye
  ) {
    (self.verticalAmount, self.verticalBase) = (verticalAmount, verticalBase)
    (self.horizontalAmount, self.horizontalBase) = (horizontalAmount, horizontalBase)
    self.eye = eye
    let up = verticalAmount.doubleValue(for: .prismDiopter()) * (verticalBase == .down ? -1 : 1)
    let isRight = (horizontalBase == .in) == (eye == .left)
    let right = horizontalAmount.doubleValue(for: .prismDiopter()) * (isRight ? 1 : -1)
    amount = HKQuantity(unit: .prismDiopter(), doubleValue: hypot(up, right))
    angle = HKQuantity(unit: .radianAngle(), doubleValue: atan2(up, right))
    super.init()
  }

  /// Returns the prism itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
