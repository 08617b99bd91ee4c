/// The lines of a path, with curves as several of them.
enum PathLines {
  /// Returns the points of each subpath.
  static func lines(of path: CGPath) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func add(_ point: CGPoint) {
      if lines.isEmpty { lines.append([]) }
      lines[lines.count - 1].append(point)
    }
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      let start = lines.last?.last ?? .zero
      switch type {
      case .moveToPoint: lines.append([points[0]])
      case .addLineToPoint: add(points[0])
      case .addQuadCurveToPoint:
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          add(mix(mix(start, points[0], t), mix(points[0], points[1], t), t))
        }
      case .addCurveToPoint:
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let (a, b) = (mix(start, points[0], t), mix(points[0], points[1], t))
          let c = mix(points[1], points[2], t)
          add(mix(mix(a, b, t), mix(b, c, t), t))
        }
      case .closeSubpath: if let first = lines.last?.first { add(first) }
      @unknown default: break
      }
    }
    return lines.filter { $0.count > 1 }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// The lines of a curve.
  ///
  /// - Source: ours: fine enough for a curve that a finger draws. Confidence: guess.
  private static let steps = 8
}
