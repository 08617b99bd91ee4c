import TactusFoundation

extension CGPath {
  /// Encodes the elements: the number of each one's type, and its points.
  package func encode(to coder: NSCoder, forKey key: String) {
    var numbers: [CGFloat] = []
    applyWithBlock { element in
      let type = element.pointee.type
      numbers.append(CGFloat(type.rawValue))
      for index in 0..<Self.pointCount(type) {
        numbers += element.pointee.points[index].archivedNumbers
      }
    }
    numbers.encode(to: coder, forKey: key)
  }

  /// Decodes a path; `nil` for a damaged one.
  package static func path(from coder: NSCoder, forKey key: String) -> CGPath? {
    guard let numbers = [CGFloat](from: coder, forKey: key) else { return nil }
    let path = CGMutablePath()
    var rest = numbers[...]
    while let first = rest.popFirst() {
      guard let number = Int32(exactly: first), let type = CGPathElementType(rawValue: number),
        rest.count >= pointCount(type) * 2
      else { return nil }
      var points: [CGPoint] = []
      for _ in 0..<pointCount(type) {
        points.append(CGPoint(x: rest.removeFirst(), y: rest.removeFirst()))
      }
      if path.isEmpty, type != .moveToPoint { return nil }
      switch type {
      case .moveToPoint: path.move(to: points[0])
      case .addLineToPoint: path.addLine(to: points[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  private static func pointCount(_ type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
