import Foundation
import TactusHealthModel

extension SimulatedHealth {
  /// Adds an electrocardiogram, as a watch records it.
  ///
  /// - Parameters:
  ///   - voltages: The voltages in volts.
  ///   - frequency: The measurements a second.
  ///   - start: The beginning.
  ///   - classification: The number of an `HKElectrocardiogram.Classification`.
  ///   - symptoms: The number of an `HKElectrocardiogram.SymptomsStatus`.
  ///   - heartRate: The average heart rate in beats per minute; `nil` if unknown.
  /// - Throws: `SimulatedHealthError` for an invalid sample.
  public func addElectrocardiogram(
    _ voltages: [Double], frequency: Double, from start: Date, classification: Int = 1,
    symptoms: Int = 0, heartRate: Double? = nil
  ) throws {
    guard let type = HealthType.find("HKDataTypeIdentifierElectrocardiogram") else { return }
    let time = start.timeIntervalSinceReferenceDate
    let record = HealthElectrocardiogram(
      classification: classification, symptoms: symptoms, heartRate: heartRate,
      frequency: frequency, voltages: voltages)
    let number = try phone.device.host.state.health.lastRow() + 1
    try add(
      HealthSample(
        uuid: HealthUUID(high: 0x5369_6D75_6C61_4001, low: 1 << 63 | UInt64(number)), type: type,
        start: time, end: time + Double(voltages.count) / frequency,
        content: .electrocardiogram(record),
        source: HealthSource(bundle: "com.apple.health.Watch", name: "Watch")))
  }

  /// Adds a clinical record, as the server of a hospital does.
  ///
  /// - Parameters:
  ///   - type: The identifier of the type or its suffix, such as `AllergyRecord`.
  ///   - name: The name for users.
  ///   - resource: The resource of FHIR: a JSON object with `resourceType` and `id`, at most 512
  ///     KiB.
  ///   - version: The version of FHIR.
  ///   - source: The name of the hospital.
  ///   - url: The URL of the resource on the hospital's server; `nil` without one.
  ///   - date: The time of the record.
  /// - Throws: `SimulatedHealthError` for an unknown type, and for an invalid resource.
  public func addClinicalRecord(
    _ type: String, named name: String, resource: Data, version: String = "4.0.1",
    source: String = "Hospital", url: URL? = nil, at date: Date
  ) throws {
    guard let found = HealthType.named(type), found.kind == .clinical else {
      throw SimulatedHealthError("“\(type)” is no type of clinical records, such as AllergyRecord")
    }
    let record: HealthClinicalRecord
    do throws(HealthClinicalResourceError) {
      record = try HealthClinicalRecord(
        name: name, resource: Array(resource), version: version, url: url?.absoluteString ?? "")
    } catch {
      throw SimulatedHealthError(error.message)
    }
    let number = try phone.device.host.state.health.lastRow() + 1
    let time = date.timeIntervalSinceReferenceDate
    try add(
      HealthSample(
        uuid: HealthUUID(high: 0x5369_6D75_6C61_4002, low: 1 << 63 | UInt64(number)), type: found,
        start: time, end: time, content: .clinical(record),
        source: HealthSource(bundle: "com.apple.health.\(source)", name: source)))
  }

  /// Sets the rings of a day.
  ///
  /// - Parameters:
  ///   - day: The year, month and day.
  ///   - move: The active energy in kilocalories, and its goal.
  ///   - exercise: The minutes of exercise, and their goal.
  ///   - stand: The hours with standing, and their goal.
  /// - Throws: `SimulatedHealthError` for an invalid day, and for negative numbers.
  public func setRings(
    on day: DateComponents, move: (value: Double, goal: Double),
    exercise: (value: Double, goal: Double), stand: (value: Double, goal: Double)
  ) throws {
    let rings = HealthActivitySummary(
      year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0,
      energy: .init(move.value, of: move.goal),
      exercise: .init(exercise.value, of: exercise.goal), stand: .init(stand.value, of: stand.goal))
    guard let sample = rings.sample() else { return }
    try add(sample)
  }

  private func add(_ sample: HealthSample) throws {
    if let problem = sample.problem { throw SimulatedHealthError(problem) }
    phone.device.settle()
    _ = try phone.device.host.state.health.add([sample])
    phone.device.send(.healthChanged([sample.type.identifier]))
    phone.device.settle()
  }
}
