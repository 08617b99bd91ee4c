import DisplayList

extension CGPath {
  /// The path gone through the other way, subpath by subpath from the last (Drawing DR12).
  var reversed: CGPath {
    var result = DrawingPath()
    for subpath in subpaths.reversed() { subpath.addReversed(to: &result) }
    return CGPath(result)
  }

  /// The path's subpaths as places and what leads from one to the next.
  private var subpaths: [Subpath] {
    var all: [Subpath] = []
    for element in drawing.elements {
      if element.verb == .move, let start = element.points.first {
        all.append(Subpath(places: [start]))
      } else if element.verb == .close {
        all[all.count - 1].isClosed = true
      } else {
        all[all.count - 1].ways.append(Array(element.points.dropLast()))
        all[all.count - 1].places.append(contentsOf: element.points.suffix(1))
      }
    }
    return all
  }

  private struct Subpath {
    var places: [DrawingPoint]
    /// The controls on the way to each place but the first.
    var ways: [[DrawingPoint]] = []
    var isClosed = false

    func addReversed(to path: inout DrawingPath) {
      guard let start = places.last else { return }
      path.move(to: start)
      for (end, controls) in zip(places, ways).reversed() {
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
