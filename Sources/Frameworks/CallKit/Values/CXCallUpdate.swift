/// The information about a call that an app reports.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
  /// The address of the other side.
  open var remoteHandle: CXHandle?
  /// The name of the other side.
  open var localizedCallerName: String?
  /// Whether the call can be held.
  open var supportsHolding = true
  /// Whether the call can be joined with others.
  open var supportsGrouping = true
  /// Whether the call can leave others.
  open var supportsUngrouping = true
  /// Whether tones can be sent.
  open var supportsDTMF = true
  /// Whether the call has pictures.
  open var hasVideo = false

  /// Creates a description without an address.
  public override init() { super.init() }

  /// Returns a description with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXCallUpdate()
    (copy.remoteHandle, copy.localizedCallerName) = (remoteHandle, localizedCallerName)
    (copy.supportsHolding, copy.supportsGrouping) = (supportsHolding, supportsGrouping)
    (copy.supportsUngrouping, copy.supportsDTMF) = (supportsUngrouping, supportsDTMF)
    copy.hasVideo = hasVideo
    return copy
  }
}
