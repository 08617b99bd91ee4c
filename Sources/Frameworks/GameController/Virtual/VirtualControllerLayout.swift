internal import TactusPhoneHardware

/// The layout of a virtual controller: the main elements in the lower corners, the triggers above
/// them, and the small buttons at the top.
///
/// - Source: ours. Confidence: guess.
struct VirtualControllerLayout {
  private let controls: Set<GamepadControl>
  private let area: CGRect

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - controls: The elements; a stick has its axis to the right.
  ///   - area: The area in which they are.
  init(_ controls: Set<GamepadControl>, in area: CGRect) {
    (self.controls, self.area) = (controls, area)
  }

  /// Returns the center of an element.
  func center(of control: GamepadControl) -> CGPoint {
    let (left, right) = (area.minX + Self.half, area.maxX - Self.half)
    let low = area.maxY - Self.half
    // A second element above the lowest one.
    let high = low - 2 * Self.half - Self.gap
    let leftTop = controls.contains(.leftX) && controls.contains(.directionX) ? high : low
    let rightTop = controls.contains(.rightX) && !diamond.isEmpty ? high : low
    switch control {
    case .leftX, .leftY: return CGPoint(x: left, y: low)
    case .directionX, .directionY: return CGPoint(x: left, y: leftTop)
    case .rightX, .rightY: return CGPoint(x: right, y: low)
    case .buttonA: return CGPoint(x: right, y: rightTop + Self.side)
    case .buttonB: return CGPoint(x: right + Self.side, y: rightTop)
    case .buttonX: return CGPoint(x: right - Self.side, y: rightTop)
    case .buttonY: return CGPoint(x: right, y: rightTop - Self.side)
    case .leftShoulder: return CGPoint(x: left - Self.side, y: leftTop - Self.above)
    case .leftTrigger: return CGPoint(x: left + Self.side, y: leftTop - Self.above)
    case .rightShoulder: return CGPoint(x: right + Self.side, y: rightTop - Self.above)
    case .rightTrigger: return CGPoint(x: right - Self.side, y: rightTop - Self.above)
    default:
      let row = others
      let place = CGFloat(row.firstIndex(of: control) ?? 0) - CGFloat(row.count - 1) / 2
      return CGPoint(x: area.midX + place * Self.step, y: area.minY + Self.step / 2)
    }
  }

  /// Half of the width of a stick.
  static let half: CGFloat = 60
  /// The vertical distance between elements.
  private static let gap: CGFloat = 12
  /// The distance of the four buttons from their middle.
  private static let side: CGFloat = 40
  /// The distance of the shoulders and triggers above the middle of the element below them.
  private static let above: CGFloat = 110
  /// The distance between the centers of the small buttons at the top.
  private static let step: CGFloat = 56

  /// The four buttons on the right that the controller has.
  private var diamond: Set<GamepadControl> {
    controls.intersection([.buttonA, .buttonB, .buttonX, .buttonY])
  }

  /// The small buttons at the top, from the left.
  private var others: [GamepadControl] {
    let placed: Set<GamepadControl> = [
      .leftX, .directionX, .rightX, .buttonA, .buttonB, .buttonX, .buttonY, .leftShoulder,
      .leftTrigger, .rightShoulder, .rightTrigger,
    ]
    return GamepadControl.allCases.filter { controls.contains($0) && !placed.contains($0) }
  }
}
