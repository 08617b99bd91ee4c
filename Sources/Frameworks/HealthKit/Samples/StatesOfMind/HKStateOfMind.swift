internal import TactusCrashReports

/// A mood or an emotion, which the phone does not store (Health.TY3).
///
/// - Thread: any; all its properties are constants.
open class HKStateOfMind: HKSample, @unchecked Sendable {
  /// The length of the feeling.
  public let kind: Kind
  /// The pleasantness of the feeling, from -1 to 1.
  public let valence: Double
  /// Words for the feeling.
  public let labels: [Label]
  /// The subjects of the feeling.
  public let associations: [Association]
  /// The pleasantness of the feeling, in one of seven steps.
  open var valenceClassification: ValenceClassification {
    ValenceClassification(valence: valence) ?? .neutral
  }

  /// Creates a state of mind; a valence outside -1...1 traps.
  public convenience init(
    date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
    metadata: [String: Any]? = [:]
  ) { self.init(kind, valence, labels, associations, date, metadata) }

  private init(
    _ kind: Kind, _ valence: Double, _ labels: [Label], _ associations: [Association],
    _ date: Date, _ metadata: [String: Any]?
  ) {
    programmingPrecondition(
      (-1...1).contains(valence), "the valence \(valence) is not from -1 to 1",
      exception: HKObjectType.invalidArgument)
    (self.kind, self.valence) = (kind, valence)
    (self.labels, self.associations) = (labels, associations)
    super.init(HKObjectType.stateOfMindType(), .category(0), date, date, nil, metadata)
  }
}
