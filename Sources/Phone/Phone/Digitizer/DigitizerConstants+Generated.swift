// Made by `swift run generate-tables` of Data/Digitizer.json, where every number names its
// source. Do not edit.

extension DigitizerConstants {
  /// The constants of the modeled digitizer.
  public static let standard = DigitizerConstants(
    maximumForce: 6.666666666666667,
    gramsPerTouch: 57.75,
    stepsPerTouch: [
      .light: 48,
      .medium: 60,
      .firm: 72,
    ],
    peekForce: 1.3333333333333333,
    popForce: 5.0,
    fingerForce: 1.0,
    fingerRadius: 20.0,
    fingerTolerance: 5.0,
    maximumFingers: 5,
    maximumPencilForce: 4.166666666666667,
    pencilForce: 0.3333333333333333,
    pencilRadius: 0.5,
    pencilScansPerSecond: 240,
    updateDelay: .microseconds(50000),
    shakeDuration: .microseconds(500000))
}
