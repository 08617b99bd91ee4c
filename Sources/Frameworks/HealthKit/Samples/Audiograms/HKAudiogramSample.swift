package import TactusHealthModel

/// A test of the hearing.
///
/// - Thread: any; all its properties are constants.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
  /// The sensitivities by ascending frequencies.
  public let sensitivityPoints: [HKAudiogramSensitivityPoint]

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - sensitivityPoints: The sensitivities.
  ///   - startDate: The beginning.
  ///   - endDate: The end; one before the start traps.
  ///   - metadata: The metadata; `nil` for none.
  public init(
    sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date,
    metadata: [String: Any]?
  ) {
    let points = sensitivityPoints.sorted { $0.row[0] < $1.row[0] }
    self.sensitivityPoints = points
    super.init(
      HKObjectType.audiogramSampleType(), .rows(points.map(\.row)), startDate, endDate, nil,
      metadata)
  }

  package override init(model: HealthSample) {
    if case .rows(let rows) = model.content {
      sensitivityPoints = rows.compactMap(HKAudiogramSensitivityPoint.init(row:))
    } else {
      sensitivityPoints = []
    }
    super.init(model: model)
  }
}
