internal import TactusCrashReports
package import TactusHealthModel

/// A type of health data.
///
/// Steps Health.TY1….
///
/// - Thread: any; all its properties are constants.
open class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The type in the phone's model.
  package let model: HealthType

  /// The identifier of a type of which the phone stores no samples; `nil` for others (Health.TY3).
  private let foreignIdentifier: String?

  /// The identifier.
  open var identifier: String { foreignIdentifier ?? model.identifier }

  /// Whether the phone stores samples of the type (Health.TY3).
  var isKept: Bool { foreignIdentifier == nil }

  /// Returns whether access is given for single samples; only for prescriptions (documented).
  open func requiresPerObjectAuthorization() -> Bool { identifier == HKPrescriptionType.name }

  package init(model: HealthType) {
    (self.model, foreignIdentifier) = (model, nil)
    super.init()
  }

  /// Creates a type of which the phone stores no samples, with the properties of plain samples.
  init(foreign identifier: String) {
    model = Self.model("HKDataTypeIdentifierAudiogram")
    foreignIdentifier = identifier
    super.init()
  }

  // MARK: Finding

  /// Returns the type of a quantity; `nil` for an unknown identifier.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HealthType.find(identifier.rawValue).flatMap(HKQuantityType.init(quantity:)) }

  /// Returns the type of a category; `nil` for an unknown identifier.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
    -> HKCategoryType?
  { find(identifier.rawValue, .category, HKCategoryType.init(model:)) }

  /// Returns the type of a correlation; `nil` for an unknown identifier.
  open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier)
    -> HKCorrelationType?
  { find(identifier.rawValue, .correlation, HKCorrelationType.init(model:)) }

  /// Returns the type of a fact about the user; `nil` for an unknown identifier.
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { find(identifier.rawValue, .characteristic, HKCharacteristicType.init(model:)) }

  /// Returns the type of a series; `nil` for an unknown identifier.
  open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
    find(identifier, .route, HKSeriesType.init(model:))
      ?? find(identifier, .heartbeats, HKSeriesType.init(model:))
  }

  /// Returns the type of workouts.
  open class func workoutType() -> HKWorkoutType {
    HKWorkoutType(model: model(HealthType.workoutIdentifier))
  }

  /// Returns the type of the rings of a day.
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(model: model("HKActivitySummaryTypeIdentifier"))
  }

  /// Returns the type of electrocardiograms.
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(model: model("HKDataTypeIdentifierElectrocardiogram"))
  }

  /// Returns the type of tests of the hearing.
  open class func audiogramSampleType() -> HKAudiogramSampleType {
    HKAudiogramSampleType(model: model("HKDataTypeIdentifierAudiogram"))
  }

  /// Returns a type of documents; `nil` for an unknown identifier.
  open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier)
    -> HKDocumentType?
  { find(identifier.rawValue, .document, HKDocumentType.init(model:)) }

  /// Returns a type of clinical records; `nil` for an unknown identifier.
  open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier)
    -> HKClinicalType?
  { find(identifier.rawValue, .clinical, HKClinicalType.init(model:)) }

  /// Returns the type of prescriptions for glasses and contact lenses, which the phone does not
  /// store (Health.TY3).
  open class func visionPrescriptionType() -> HKPrescriptionType {
    HKPrescriptionType(foreign: HKPrescriptionType.name)
  }

  /// Returns the type of moods and emotions, which the phone does not store (Health.TY3).
  open class func stateOfMindType() -> HKStateOfMindType {
    HKStateOfMindType(foreign: HKStateOfMindType.name)
  }

  /// Returns a type of questionnaires, which the phone does not store (Health.TY3); `nil` for an
  /// unknown identifier.
  open class func scoredAssessmentType(forIdentifier identifier: HKScoredAssessmentTypeIdentifier)
    -> HKScoredAssessmentType?
  {
    HealthForeignTypes.identifiers.contains(identifier.rawValue)
      ? HKScoredAssessmentType(identifier) : nil
  }

  // MARK: Objects

  /// Returns whether another object is the same type.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  /// The identifier.
  open override var description: String { identifier }

  /// Returns the type itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether types support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a type; `nil` for an unknown one.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
    let identifier = String(describing: text)
    if let model = HealthType.find(identifier) {
      (self.model, foreignIdentifier) = (model, nil)
    } else if HealthForeignTypes.identifiers.contains(identifier) {
      model = Self.model("HKDataTypeIdentifierAudiogram")
      foreignIdentifier = identifier
    } else {
      return nil
    }
    super.init()
  }

  /// Archives the type.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: identifier), forKey: "identifier")
  }

  // MARK: Internals

  /// Returns the type for a type of the model, of the class for its kind.
  package static func make(_ model: HealthType) -> HKObjectType {
    switch model.kind {
    case .quantity: HKQuantityType(model: model)
    case .category: HKCategoryType(model: model)
    case .correlation: HKCorrelationType(model: model)
    case .characteristic: HKCharacteristicType(model: model)
    case .workout: HKWorkoutType(model: model)
    case .route, .heartbeats: HKSeriesType(model: model)
    case .activitySummary: HKActivitySummaryType(model: model)
    case .audiogram: HKAudiogramSampleType(model: model)
    case .electrocardiogram: HKElectrocardiogramType(model: model)
    case .document: HKDocumentType(model: model)
    case .clinical: HKClinicalType(model: model)
    }
  }

  private static func find<Kind>(
    _ identifier: String, _ kind: HealthKind, _ make: (HealthType) -> Kind
  ) -> Kind? {
    HealthType.find(identifier).flatMap { $0.kind == kind ? make($0) : nil }
  }

  /// Returns a type that the table always has.
  static func model(_ identifier: String) -> HealthType {
    guard let type = HealthType.find(identifier) else {
      programmingError("'\(identifier)' is no type of health data", exception: invalidArgument)
    }
    return type
  }

  /// The name of the exception for invalid arguments.
  static let invalidArgument = "NSInvalidArgumentException"
}
