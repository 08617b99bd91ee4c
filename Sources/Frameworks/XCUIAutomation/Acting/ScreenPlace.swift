import PhoneTesting
import UIKit

/// A position of fingers on the screen held upright.
struct ScreenPlace: Equatable {
  var x: Double
  var y: Double

  /// The target of a gesture.
  var target: TouchTarget { .point(x: x, y: y) }
}

extension ScreenPlace {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  /// The position as a point.
  var point: CGPoint { CGPoint(x: x, y: y) }
}
