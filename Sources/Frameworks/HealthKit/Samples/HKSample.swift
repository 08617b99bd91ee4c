internal import TactusCrashReports
package import TactusHealthModel

/// A health object with a period.
///
/// Steps Health.SA1….
///
/// - Thread: any; all its properties are constants.
open class HKSample: HKObject, @unchecked Sendable {
  /// The type.
  public let sampleType: HKSampleType
  /// The beginning.
  public let startDate: Date
  /// The end; equal to the start for an instant.
  public let endDate: Date
  /// The content in the phone's model.
  package let content: HealthContent
  /// The workout that the sample belongs to; `nil` for none.
  package let workoutIdentifier: HealthUUID?

  /// Whether the end of the sample is unknown; always false.
  open var hasUndeterminedDuration: Bool { false }

  /// Creates a sample; an end before the start, and metadata of unsupported classes, trap.
  package init(
    _ type: HKSampleType, _ content: HealthContent, _ start: Date, _ end: Date,
    _ device: HKDevice? = nil, _ metadata: [String: Any]? = nil, workout: HealthUUID? = nil
  ) {
    programmingPrecondition(
      start <= end, "startDate (\(start)) must be on or before endDate (\(end))",
      exception: HKObjectType.invalidArgument)
    _ = HealthMetadataValue.convert(metadata)
    sampleType = type
    startDate = start
    endDate = end
    self.content = content
    workoutIdentifier = workout
    super.init(nil, device, metadata)
  }

  /// Creates a sample that the phone has sent.
  package init(model: HealthSample) {
    sampleType = HKObjectType.make(model.type) as? HKSampleType ?? HKSampleType(model: model.type)
    startDate = Date(health: model.start)
    endDate = Date(health: model.end)
    content = model.content
    workoutIdentifier = model.workout
    super.init(
      uuid: model.uuid.uuid, HKSourceRevision(model.source), model.device.map(HKDevice.init),
      model.metadata.isEmpty ? nil : model.metadata.mapValues(\.object))
  }

  /// The sample in the phone's model.
  package var model: HealthSample {
    HealthSample(
      uuid: HealthUUID(uuid), type: sampleType.model, start: startDate.health,
      end: endDate.health, content: content, source: sourceRevision.model, device: device?.health,
      metadata: HealthMetadataValue.convert(metadata), workout: workoutIdentifier)
  }

  /// Returns a sample that the phone has sent, of the class that its type has.
  package static func make(_ model: HealthSample) -> HKSample {
    switch model.type.kind {
    case .quantity(_, .cumulative): HKCumulativeQuantitySample(model: model)
    case .quantity: HKDiscreteQuantitySample(model: model)
    case .category: HKCategorySample(model: model)
    case .correlation: HKCorrelation(model: model)
    case .workout: HKWorkout(model: model)
    case .route: HKWorkoutRoute(model: model)
    case .heartbeats: HKHeartbeatSeriesSample(model: model)
    case .electrocardiogram: HKElectrocardiogram(model: model)
    case .audiogram: HKAudiogramSample(model: model)
    case .document: HKCDADocumentSample(model: model, hasData: true)
    case .clinical: HKClinicalRecord(model: model)
    default: HKSample(model: model)
    }
  }

  /// The type, the times and the source.
  open override var description: String {
    "\(sampleType.identifier) \(startDate) - \(endDate) \(source.name)"
  }
}
