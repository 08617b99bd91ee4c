internal import TactusCrashReports
internal import TactusHealthModel

/// An item of health data.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid: UUID
  /// The app and version that have saved the object; those of this app, unless the object comes
  /// from the phone.
  public let sourceRevision: HKSourceRevision
  /// The device that has measured the object; `nil` if unknown.
  public let device: HKDevice?
  /// The metadata; `nil` without.
  public let metadata: [String: Any]?

  /// The app that has saved the object.
  open var source: HKSource { sourceRevision.source }

  init(
    uuid: UUID = UUID(), _ revision: HKSourceRevision? = nil, _ device: HKDevice?,
    _ metadata: [String: Any]?
  ) {
    self.uuid = uuid
    sourceRevision = revision ?? HKSourceRevision(source: .default(), version: nil)
    self.device = device
    self.metadata = metadata
    super.init()
  }

  /// Returns whether another object has the same identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
  /// The hash of the identifier.
  open override var hash: Int { uuid.hashValue }
}
