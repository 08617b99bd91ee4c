package import TactusHealthModel

/// An electrocardiogram.
///
/// Step Health.EC1.
///
/// - Thread: any; all its properties are constants.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
  private let record: HealthElectrocardiogram

  package override init(model: HealthSample) {
    if case .electrocardiogram(let own) = model.content {
      record = own
    } else {
      record = HealthElectrocardiogram()
    }
    super.init(model: model)
  }

  /// The classification of the heart's rhythm.
  open var classification: Classification {
    Classification(rawValue: record.classification) ?? .unrecognized
  }

  /// The symptoms that the user has reported.
  open var symptomsStatus: SymptomsStatus { SymptomsStatus(rawValue: record.symptoms) ?? .notSet }

  /// The average heart rate; `nil` if unknown.
  open var averageHeartRate: HKQuantity? {
    record.heartRate.map {
      HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: $0)
    }
  }

  /// The frequency of the measurements; `nil` if unknown.
  open var samplingFrequency: HKQuantity? {
    record.frequency.map { HKQuantity(unit: .hertz(), doubleValue: $0) }
  }

  /// The number of voltages, which `HKElectrocardiogramQuery` returns.
  open var numberOfVoltageMeasurements: Int { record.voltages.count }

  /// The voltages with their times.
  var measurements: [VoltageMeasurement] {
    let count = Double(max(1, record.voltages.count))
    let step = record.frequency.map { 1 / $0 } ?? endDate.timeIntervalSince(startDate) / count
    return record.voltages.enumerated().map { VoltageMeasurement(Double($0) * step, $1) }
  }
}
