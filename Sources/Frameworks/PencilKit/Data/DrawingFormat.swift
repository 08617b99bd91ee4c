import Foundation

/// The data format of drawings, which is ours (Ink.DF2).
enum DrawingFormat {
  /// The signature: bytes that are no text in any encoding, and the version.
  static let signature: [UInt8] = [0xD2, 0x54, 0x44, 0x52, 0x41, 0x57, 0x0A, version]
  /// The version of the format.
  static let version: UInt8 = 1

  /// An element of a mask.
  struct Element {
    /// 0 move, 1 line, 2 quadratic curve, 3 cubic curve, 4 close.
    var kind: UInt8
    var points: [CGPoint]

    /// The number of points of path elements, by kind.
    static let pointCounts = [1, 1, 2, 3, 0]

    /// Returns the elements of a path.
    static func all(of path: CGPath) -> [Element] {
      var elements: [Element] = []
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        let kind = UInt8(clamping: element.type.rawValue)
        let count = pointCounts[Int(kind)]
        elements.append(Element(kind: kind, points: (0..<count).map { element.points[$0] }))
      }
      return elements
    }

    /// Adds the element to a path.
    func add(to path: CGMutablePath) {
      switch kind {
      case 0: path.move(to: points[0])
      case 1: path.addLine(to: points[0])
      case 2: path.addQuadCurve(to: points[1], control: points[0])
      case 3: path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.closeSubpath()
      }
    }
  }
}
