/// The constants of the digitizer as Swift.
struct DigitizerTable: Decodable {
  var force: Force
  var finger: Finger
  var pencil: Pencil
  var shake: Shake

  struct Force: Decodable {
    var maximum: Double
    var gramsPerTouch: Double
    var stepsPerTouch: Steps
    var peek: Double
    var pop: Double

    struct Steps: Decodable {
      var light: Int
      var medium: Int
      var firm: Int
    }
  }

  struct Finger: Decodable {
    var force: Double
    var radius: Double
    var radiusTolerance: Double
    var most: Int
  }

  struct Pencil: Decodable {
    var maximum: Double
    var force: Double
    var radius: Double
    var scansPerSecond: Int
    var updateDelay: Double
  }

  /// The times of a shake, in seconds.
  struct Shake: Decodable {
    var duration: Double
  }

  var swift: String {
    """
    // Made by `swift run generate-tables` of Data/Digitizer.json, where every number names its
    // source. Do not edit.

    extension DigitizerConstants {
      /// The constants of the modeled digitizer.
      public static let standard = DigitizerConstants(
        maximumForce: \(force.maximum),
        gramsPerTouch: \(force.gramsPerTouch),
        stepsPerTouch: [
          .light: \(force.stepsPerTouch.light),
          .medium: \(force.stepsPerTouch.medium),
          .firm: \(force.stepsPerTouch.firm),
        ],
        peekForce: \(force.peek),
        popForce: \(force.pop),
        fingerForce: \(finger.force),
        fingerRadius: \(finger.radius),
        fingerTolerance: \(finger.radiusTolerance),
        maximumFingers: \(finger.most),
        maximumPencilForce: \(pencil.maximum),
        pencilForce: \(pencil.force),
        pencilRadius: \(pencil.radius),
        pencilScansPerSecond: \(pencil.scansPerSecond),
        updateDelay: \(microseconds(pencil.updateDelay)),
        shakeDuration: \(microseconds(shake.duration)))
    }

    """
  }

  private func microseconds(_ seconds: Double) -> String {
    ".microseconds(\(Int((seconds * 1_000_000).rounded())))"
  }
}
