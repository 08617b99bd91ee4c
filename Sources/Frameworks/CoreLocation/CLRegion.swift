/// An area.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier.
  open private(set) var identifier: String
  /// Whether entering the area is reported; stored.
  open var notifyOnEntry = true
  /// Whether leaving the area is reported; stored.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
