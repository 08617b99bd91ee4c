/// The sensitivity of both ears at a frequency.
///
/// - Thread: any; all its properties are constants.
open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
  /// The frequency.
  public let frequency: HKQuantity
  /// The hearing threshold of the left ear; `nil` if it was not tested.
  public let leftEarSensitivity: HKQuantity?
  /// The hearing threshold of the right ear; `nil` if it was not tested.
  public let rightEarSensitivity: HKQuantity?

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - frequency: The frequency, in a unit such as hertz.
  ///   - leftEarSensitivity: The sensitivity of the left ear in decibels of hearing level.
  ///   - rightEarSensitivity: The sensitivity of the right ear.
  /// - Throws: `HKError` with `errorInvalidArgument` for other units, or without any sensitivity.
  public init(
    frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?
  ) throws {
    let levels = [leftEarSensitivity, rightEarSensitivity].compactMap(\.self)
    let level = HKUnit.decibelHearingLevel()
    guard frequency.is(compatibleWith: .hertz()), !levels.isEmpty,
      levels.allSatisfy({ $0.is(compatibleWith: level) })
    else {
      throw HKError(
        .errorInvalidArgument, "a point has a frequency and at least one level in dBHL")
    }
    self.frequency = frequency
    self.leftEarSensitivity = leftEarSensitivity
    self.rightEarSensitivity = rightEarSensitivity
    super.init()
  }

  /// Decodes a point from a row of numbers: the frequency, a bit mask of the tested ears, and the
  /// levels of the left and the right ear.
  convenience init?(row: [Double]) {
    guard row.count == 4, let ears = Int(exactly: row[1]) else { return nil }
    func level(_ bit: Int, _ value: Double) -> HKQuantity? {
      ears & bit == 0 ? nil : HKQuantity(unit: .decibelHearingLevel(), doubleValue: value)
    }
    try? self.init(
      frequency: HKQuantity(unit: .hertz(), doubleValue: row[0]),
      leftEarSensitivity: level(1, row[2]), rightEarSensitivity: level(2, row[3]))
  }

  /// The point as a row of numbers.
  var row: [Double] {
    let level = HKUnit.decibelHearingLevel()
    return [
      frequency.doubleValue(for: .hertz()),
      (leftEarSensitivity == nil ? 0 : 1) + (rightEarSensitivity == nil ? 0 : 2),
      leftEarSensitivity?.doubleValue(for: level) ?? 0,
      rightEarSensitivity?.doubleValue(for: level) ?? 0,
    ]
  }
}
