internal import CoreGraphics
internal import TactusCrashReports
internal import TactusFoundation
internal import TactusUIKitValues

/// The area of a frame: the interior of its path without the clipping paths (CoreText.CT15).
struct FrameShape {
  /// The bounding box of the path.
  let box: CGRect
  /// The exclusion paths within the box, from its upper left corner, y downwards; none for a
  /// rectangle.
  let exclusions: [UIBezierPath]

  init(_ path: CGPath, _ attributes: CFDictionary?) {
    let box = path.boundingBoxOfPath.isNull ? .zero : path.boundingBoxOfPath
    self.box = box
    if let progression = Self.number(kCTFrameProgressionAttributeName, in: attributes),
      progression != CTFrameProgression.topToBottom.rawValue
    {
      RuntimeWarning.once(
        "the lines of a CTFrame follow each other downwards, whatever its progression",
        namesPlace: true)
    }
    if let width = Self.number(kCTFramePathWidthAttributeName, in: attributes), width != 0 {
      RuntimeWarning.once("the width of a CTFrame's path has no effect", namesPlace: true)
    }
    var transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    var areas: [CGPath] = []
    if !path.isRect(nil) {
      areas.append(
        CGPath(rect: box, transform: nil).subtracting(
          path.normalized(using: Self.rule(attributes)), using: .evenOdd))
    }
    let avoided = attributes?[kCTFrameClippingPathsAttributeName] as? [Any] ?? []
    for case let area as CFDictionary in avoided {
      guard let path = area[kCTFramePathClippingPathAttributeName] as? CGPath else { continue }
      areas.append(path.normalized(using: Self.rule(area)))
    }
    exclusions = areas.compactMap { area in
      area.copy(using: &transform).map { path in
        let exclusion = UIBezierPath(cgPath: path)
        exclusion.usesEvenOddFillRule = true
        return exclusion
      }
    }
  }

  private static func rule(_ attributes: CFDictionary?) -> CGPathFillRule {
    let number = number(kCTFramePathFillRuleAttributeName, in: attributes)
    return number == CTFramePathFillRule.windingNumber.rawValue ? .winding : .evenOdd
  }

  private static func number(_ name: CFString, in attributes: CFDictionary?) -> UInt32? {
    switch attributes?[name] {
    case let value as UInt32: value
    case let value as Int: UInt32(exactly: value)
    case let value as NSNumber: UInt32(exactly: value.intValue)
    default: nil
    }
  }
}
