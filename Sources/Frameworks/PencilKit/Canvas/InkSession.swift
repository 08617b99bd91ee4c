import Foundation
import TactusVirtualTime

/// The drawing of a stroke.
@MainActor
final class InkSession: ToolSession {
  /// The stroke so far.
  private(set) var stroke: PKStroke
  /// Whether forces of the stroke are estimates that are still to be corrected.
  var awaitsForces: Bool { !awaited.isEmpty }

  private weak var canvas: PKCanvasView?
  private let tool: PKInkingTool
  private let creation = Date()
  private let seed = UInt32.random(in: 0 ... .max)
  private let guide: RulerGuide?
  private var beginning: TimeInterval?
  private var points: [PKStrokePoint] = []
  /// The indexes of points whose forces are estimates, by update index.
  private var awaited: [Int: Int] = [:]
  /// Whether the force of the touch is measured.
  private var hasForce = false

  init(_ canvas: PKCanvasView, _ tool: PKInkingTool) {
    (self.canvas, self.tool) = (canvas, tool)
    guide = canvas.ruler?.guide(in: canvas)
    stroke = PKStroke(
      ink: tool.ink, path: PKStrokePath(controlPoints: [], creationDate: creation),
      randomSeed: seed)
  }

  /// The minimum distance and change of force for a sample to add a point.
  ///
  /// - Source: ours. Confidence: guess.
  private static let (leastWay, leastForce): (CGFloat, CGFloat) = (0.25, 0.02)

  func add(_ touches: [UITouch]) {
    for touch in touches { add(touch) }
    update()
  }

  private func add(_ touch: UITouch) {
    guard let canvas else { return }
    let start = beginning ?? touch.timestamp
    beginning = start
    hasForce = touch.maximumPossibleForce > 0
    var place = touch.preciseLocation(in: canvas.strokesView)
    if let guide { place = guide.guided(place, halfWidth: tool.width / 2) }
    let isLifted = touch.phase == .ended
    // A lifted finger or pencil has no force: the point keeps the previous one.
    let force = isLifted ? points.last?.force ?? touch.force : touch.force
    let azimuth = touch.azimuthAngle(in: canvas.strokesView)
    let point = PKStrokePoint(
      location: place, timeOffset: max(0, touch.timestamp - start), size: .zero, opacity: 1,
      force: force, azimuth: azimuth, altitude: touch.altitudeAngle)
    let finished = InkBehavior(tool).point(point, hasForce: hasForce)
    let isPoint = points.last.map { last in
      hypot(place.x - last.location.x, place.y - last.location.y) >= Self.leastWay
        || abs(force - last.force) >= Self.leastForce
    }
    guard isPoint != false else { return }
    points.append(finished)
    let expectsForce = touch.estimatedPropertiesExpectingUpdates.contains(.force)
    if expectsForce, !isLifted, let index = touch.estimationUpdateIndex?.intValue {
      awaited[index] = points.count - 1
    }
  }

  /// Applies corrected forces.
  func correct(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex?.intValue,
        let place = awaited.removeValue(forKey: index)
      else { continue }
      let old = points[place]
      let point = PKStrokePoint(
        location: old.location, timeOffset: old.timeOffset, size: .zero, opacity: 1,
        force: touch.force, azimuth: old.azimuth, altitude: old.altitude)
      points[place] = InkBehavior(tool).point(point, hasForce: hasForce)
    }
    update()
  }

  /// Accepts the estimated forces as final.
  func stopWaiting() { awaited = [:] }

  func end() {
    guard let canvas, !points.isEmpty else { return }
    canvas.finish(self)
  }

  func cancel() { canvas?.showLive() }

  private func update() {
    stroke.path = PKStrokePath(controlPoints: points, creationDate: creation)
    canvas?.showLive()
  }
}
