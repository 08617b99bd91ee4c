internal import TactusCrashReports
package import TactusHealthModel

/// A group of related samples, such as both values of a blood pressure.
///
/// - Thread: any; all its properties are constants.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// The samples.
  public let objects: Set<HKSample>

  /// The type.
  open var correlationType: HKCorrelationType { HKCorrelationType(model: sampleType.model) }

  /// Creates a correlation.
  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>
  ) {
    self.init(
      type: correlationType, start: startDate, end: endDate, objects: objects, metadata: nil)
  }

  /// Creates a correlation with metadata.
  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]?
  ) {
    self.init(
      type: correlationType, start: startDate, end: endDate, objects: objects, device: nil,
      metadata: metadata)
  }

  /// Creates a correlation with a device and metadata; one without samples traps.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?
  ) {
    programmingPrecondition(
      !objects.isEmpty, "HKCorrelation: a correlation has at least one object",
      exception: HKObjectType.invalidArgument)
    self.objects = objects
    let parts = objects.map { HealthUUID($0.uuid) }.sorted()
    super.init(correlationType, .correlation(parts), startDate, endDate, device, metadata)
  }

  package override init(model: HealthSample) {
    objects = []
    super.init(model: model)
  }

  /// Creates a correlation that the phone has sent, with its samples.
  init(model: HealthSample, objects: Set<HKSample>) {
    self.objects = objects
    super.init(model: model)
  }

  /// Returns the samples of a type.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType.identifier == objectType.identifier }
  }
}
