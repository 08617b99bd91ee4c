/// The end of a recurrence: at a time, or after a number of occurrences.
///
/// - Thread: any; nothing in it changes after its creation.
open class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The time after which no occurrence starts; `nil` if a number of occurrences is set.
  open private(set) var endDate: Date?
  /// The number of occurrences; 0 if a time is set.
  open private(set) var occurrenceCount: Int

  /// Creates an end without a time.
  public override init() {
    (endDate, occurrenceCount) = (nil, 0)
    super.init()
  }

  /// Creates an end at a time.
  public convenience init(end endDate: Date) { self.init(endDate, 0) }

  /// Creates an end after a number of occurrences; a number below 1 traps (Calendars.RC2).
  public convenience init(occurrenceCount: Int) {
    guard occurrenceCount > 0 else {
      NSException(
        name: .invalidArgumentException, reason: "The occurrence count must be greater than 0."
      ).raise()
    }
    self.init(nil, occurrenceCount)
  }

  private init(_ endDate: Date?, _ occurrenceCount: Int) {
    (self.endDate, self.occurrenceCount) = (endDate, occurrenceCount)
    super.init()
  }

  // MARK: Objects

  /// Returns the end itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same end.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceEnd else { return false }
    return (endDate, occurrenceCount) == (other.endDate, other.occurrenceCount)
  }
  /// The hash value.
  open override var hash: Int { endDate?.hashValue ?? occurrenceCount }

  // MARK: Archives

  /// Whether ends support secure coding; true.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes the time or the number.
  open func encode(with coder: NSCoder) {
    coder.encode(occurrenceCount, forKey: "TactusCount")
    if let endDate {
      coder.encode(endDate.timeIntervalSinceReferenceDate, forKey: "TactusDate")
    }
  }

  /// Creates an end from an archive.
  public required init?(coder: NSCoder) {
    let hasDate = coder.containsValue(forKey: "TactusDate")
    occurrenceCount = coder.decodeInteger(forKey: "TactusCount")
    endDate =
      hasDate
      ? Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "TactusDate")) : nil
    guard hasDate || occurrenceCount > 0 else { return nil }
    super.init()
  }
}
