import UIKit

/// A line of ink from one touch: locations, and the width of the ink at each.
struct Stroke {
  /// A sample of a stroke.
  struct Sample {
    /// The location in points of the canvas.
    var place: CGPoint
    /// Half of the line's width in points.
    var radius: CGFloat
    /// The opacity of the ink, 0…1; a pencil that lies flat shades.
    var darkness: CGFloat
    /// The index of a sample whose force is updated later; nil if the force is final.
    var updateIndex: NSNumber?

    /// Creates the sample of a touch.
    @MainActor init(_ touch: UITouch, in view: UIView) {
      place = touch.preciseLocation(in: view)
      updateIndex = touch.estimationUpdateIndex
      // Without a sensor every touch has the force 0, and counts as an average one.
      let feels = touch.maximumPossibleForce > 0
      let share = feels ? touch.force / touch.maximumPossibleForce : 0.15
      radius = 1 + 14 * share
      darkness = 1
      guard touch.type == .pencil else { return }
      // A flat pencil draws a broad and light line.
      let flatness = 1 - touch.altitudeAngle / (.pi / 2)
      radius = 0.7 + 5 * share + 14 * max(0, flatness - 0.5)
      darkness = 1 - max(0, flatness - 0.5)
    }
  }

  /// The samples, in order.
  private(set) var samples: [Sample] = []
  /// The predicted next samples of the touch.
  var predicted: [Sample] = []
  /// The color of the ink.
  var color: UIColor

  init(color: UIColor) { self.color = color }

  /// The mean opacity of the ink.
  var darkness: CGFloat {
    samples.isEmpty ? 1 : samples.map(\.darkness).reduce(0, +) / CGFloat(samples.count)
  }

  /// Adds a sample, unless it is very near the last one.
  mutating func add(_ sample: Sample) {
    if let last = samples.last, last.updateIndex == nil, sample.updateIndex == nil,
      hypot(last.place.x - sample.place.x, last.place.y - sample.place.y) < 1,
      abs(last.radius - sample.radius) < 0.25
    {
      return
    }
    samples.append(sample)
  }

  /// Updates a sample whose force was estimated.
  ///
  /// - Returns: Whether the sample belongs to this stroke.
  mutating func update(_ sample: Sample, at index: NSNumber) -> Bool {
    guard let place = samples.firstIndex(where: { $0.updateIndex == index }) else { return false }
    samples[place] = sample
    return true
  }

  /// The outline of the ink: round at the ends, and as wide in between as its samples are.
  var outline: UIBezierPath {
    let path = UIBezierPath()
    let all = Self.smooth(samples + predicted)
    for sample in all { path.append(Self.dot(sample)) }
    for (start, end) in zip(all, all.dropFirst()) { path.append(Self.band(start, end)) }
    return path
  }

  /// Adds samples between those that are far apart, along a curve through all of them.
  private static func smooth(_ samples: [Sample]) -> [Sample] {
    guard samples.count > 2 else { return samples }
    var all: [Sample] = []
    for index in samples.indices.dropLast() {
      let (start, end) = (samples[index], samples[index + 1])
      // The tangent at each sample is the direction from the sample before to the one after it.
      let before = samples[max(index - 1, 0)].place
      let after = samples[min(index + 2, samples.count - 1)].place
      let distance = hypot(end.place.x - start.place.x, end.place.y - start.place.y)
      let steps = min(max(Int(distance / 4), 1), 8)
      for step in 0..<steps {
        let share = CGFloat(step) / CGFloat(steps)
        var sample = start
        sample.place = CGPoint(
          x: curve(before.x, start.place.x, end.place.x, after.x, at: share),
          y: curve(before.y, start.place.y, end.place.y, after.y, at: share))
        sample.radius += (end.radius - start.radius) * share
        all.append(sample)
      }
    }
    return all + [samples[samples.count - 1]]
  }

  /// Returns a value of the Catmull–Rom curve through the middle two of four numbers.
  private static func curve(
    _ before: CGFloat, _ start: CGFloat, _ end: CGFloat, _ after: CGFloat, at share: CGFloat
  ) -> CGFloat {
    let bend = 2 * before - 5 * start + 4 * end - after
    let twist = 3 * (start - end) + after - before
    return start + share * ((end - before) + share * (bend + share * twist)) / 2
  }

  private static func dot(_ sample: Sample) -> UIBezierPath {
    UIBezierPath(
      arcCenter: sample.place, radius: sample.radius, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
  }

  /// Returns the area between two circles, along their outer tangents.
  private static func band(_ start: Sample, _ end: Sample) -> UIBezierPath {
    let path = UIBezierPath()
    let (dx, dy) = (end.place.x - start.place.x, end.place.y - start.place.y)
    let distance = hypot(dx, dy)
    // A circle within the other has no common tangents.
    guard distance > abs(end.radius - start.radius) else { return path }
    let direction = atan2(dy, dx)
    let opening = acos((start.radius - end.radius) / distance)
    func rim(_ sample: Sample, _ side: CGFloat) -> CGPoint {
      let angle = direction + side * opening
      return CGPoint(
        x: sample.place.x + sample.radius * cos(angle),
        y: sample.place.y + sample.radius * sin(angle))
    }
    path.move(to: rim(start, -1))
    path.addLine(to: rim(end, -1))
    path.addLine(to: rim(end, 1))
    path.addLine(to: rim(start, 1))
    path.close()
    return path
  }
}
