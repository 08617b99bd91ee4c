/// A source of calendars; the phone has one of its own (Calendars.CA1).
///
/// - Thread: any; nothing in it changes after its creation.
open class EKSource: EKObject, @unchecked Sendable {
  /// The identifier.
  open private(set) var sourceIdentifier: String
  /// The name.
  open private(set) var title: String
  /// The type.
  open private(set) var sourceType: EKSourceType
  /// Whether the source belongs to a user who shares it; always false.
  open var isDelegate: Bool { false }
  private weak var store: EKEventStore?

  /// The identifier of the phone's own source.
  static let phone = "local"

  /// Creates a source without calendars, which no store has.
  public override init() {
    (sourceIdentifier, title, sourceType) = ("", "", .local)
    super.init()
  }

  init(_ store: EKEventStore?) {
    // The name is a guess.
    (sourceIdentifier, title, sourceType) = (Self.phone, "Default", .local)
    self.store = store
    super.init()
  }

  /// Returns the calendars of the source for events or reminders.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(store?.calendars(for: entityType) ?? [])
  }

  /// Returns whether another object is the same source.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKSource)?.sourceIdentifier == sourceIdentifier
  }
  /// The hash of the identifier.
  open override var hash: Int { sourceIdentifier.hashValue }
}
