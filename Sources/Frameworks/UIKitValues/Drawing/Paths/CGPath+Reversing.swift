import TactusDisplayList

extension CGPath {
  /// The reversed path, starting with the last subpath (Drawing.DR12).
  var reversed: CGPath {
    var result = DrawingPath()
    for subpath in subpaths.reversed() { subpath.addReversed(to: &result) }
    return CGPath(result)
  }

  /// The subpaths as points and the segments between them.
  private var subpaths: [Subpath] {
    var all: [Subpath] = []
    for element in drawing.elements {
      if element.verb == .move, let start = element.points.first {
        all.append(Subpath(points: [start]))
      } else if element.verb == .close {
        all[all.count - 1].isClosed = true
      } else {
        all[all.count - 1].controls.append(Array(element.points.dropLast()))
        all[all.count - 1].points.append(contentsOf: element.points.suffix(1))
      }
    }
    return all
  }

  private struct Subpath {
    var points: [DrawingPoint]
    /// The control points of the segments that lead to each point but the first.
    var controls: [[DrawingPoint]] = []
    var isClosed = false

    func addReversed(to path: inout DrawingPath) {
      guard let start = points.last else { return }
      path.move(to: start)
      for (end, controls) in zip(points, controls).reversed() {
        switch controls.count {
        case 1: path.addQuad(to: end, control: controls[0])
        case 2: path.addCubic(to: end, control1: controls[1], control2: controls[0])
        default: path.addLine(to: end)
        }
      }
      if isClosed { path.close() }
    }
  }
}
