import TactusDisplayList
import Testing

struct DashingTests {
  /// Returns the start and end of each dash of a horizontal line.
  private func pieces(of length: Double, _ lengths: [Double], phase: Double) -> [[Double]] {
    var path = DrawingPath()
    path.move(to: .zero)
    path.addLine(to: DrawingPoint(length, 0))
    var pieces: [[Double]] = []
    for element in path.dashed(lengths: lengths, phase: phase).elements {
      let x = element.points.last?.x ?? .nan
      if element.verb == .move { pieces.append([x]) } else { pieces[pieces.count - 1].append(x) }
    }
    return pieces
  }

  @Test("Dashes and gaps alternate, from the phase on")
  func phase() {
    #expect(pieces(of: 10, [4, 2], phase: 0) == [[0, 4], [6, 10]])
    #expect(pieces(of: 10, [4, 2], phase: 3) == [[0, 1], [3, 7], [9, 10]])
    #expect(pieces(of: 10, [4, 2], phase: 5) == [[1, 5], [7, 10]])
    #expect(pieces(of: 10, [4, 2], phase: -2) == [[2, 6], [8, 10]])
  }

  @Test("An odd number of lengths is repeated")
  func odd() {
    #expect(pieces(of: 12, [3], phase: 0) == [[0, 3], [6, 9]])
    #expect(pieces(of: 12, [1, 2, 3], phase: 0) == [[0, 1], [3, 6], [7, 9]])
  }

  @Test("Invalid lengths leave the path whole", arguments: [[], [0, 0], [-1, 2]])
  func whole(lengths: [Double]) { #expect(pieces(of: 10, lengths, phase: 0) == [[0, 10]]) }

  @Test("A dashed circle stays on its circle and has as many dashes as fit")
  func circle() {
    var path = DrawingPath()
    path.addEllipse(in: DrawingRect(x: -10, y: -10, width: 20, height: 20))
    let dashed = path.dashed(lengths: [3.2, 3.2], phase: 0)
    #expect(dashed.verbs.count { $0 == .move } == 10)
    let ends = dashed.elements.compactMap(\.points.last)
    let off = ends.map { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - 10) }.max()
    #expect((off ?? 1) < 0.01)  // the curve itself is up to 0.003 off
  }

  @Test("The work for tiny dashes is bounded")
  func tiny() {
    let count = pieces(of: 1e9, [1e-6, 1e-6], phase: 0).count
    #expect(count > 0 && count <= 100_001)
  }
}
