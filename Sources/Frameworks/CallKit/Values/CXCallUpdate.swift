/// The properties of a call that an app reports.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
  /// The handle of the other side.
  open var remoteHandle: CXHandle?
  /// The name of the other side.
  open var localizedCallerName: String?
  /// Whether the call can be held.
  open var supportsHolding = true
  /// Whether the call can join a group.
  open var supportsGrouping = true
  /// Whether the call can leave a group.
  open var supportsUngrouping = true
  /// Whether DTMF tones can be sent.
  open var supportsDTMF = true
  /// Whether the call has video.
  open var hasVideo = false

  /// Creates an update without a handle.
  public override init() { super.init() }

  /// Returns an update with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXCallUpdate()
    (copy.remoteHandle, copy.localizedCallerName) = (remoteHandle, localizedCallerName)
    (copy.supportsHolding, copy.supportsGrouping) = (supportsHolding, supportsGrouping)
    (copy.supportsUngrouping, copy.supportsDTMF) = (supportsUngrouping, supportsDTMF)
    copy.hasVideo = hasVideo
    return copy
  }
}
