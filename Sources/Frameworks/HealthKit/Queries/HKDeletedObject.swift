/// The trace of a deleted object.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let uuid: UUID
  /// The metadata that identified the object for replacement; `nil` without.
  public let metadata: [String: Any]?

  init(_ uuid: UUID, syncIdentifier: String?) {
    self.uuid = uuid
    metadata = syncIdentifier.map { [HKMetadataKeySyncIdentifier: $0] }
    super.init()
  }

  /// Returns whether another object is the same deleted object.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKDeletedObject)?.uuid == uuid
  }
  /// The hash of the identifier.
  open override var hash: Int { uuid.hashValue }
}
