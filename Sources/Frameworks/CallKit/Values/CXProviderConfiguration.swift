/// The configuration of a call provider.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
  private var name: String?

  /// The name of the ringtone; stored, because there is no call screen.
  open var ringtoneSound: String?
  /// The app icon on the call screen; stored, because there is none.
  open var iconTemplateImageData: Data?
  /// The maximum number of call groups, each a single call or several.
  ///
  /// - Source: the default of Apple's reference. Confidence: documented.
  open var maximumCallGroups = 2
  /// The maximum number of calls in a group.
  ///
  /// - Source: the default of Apple's reference. Confidence: documented.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls appear in the list of recent calls; stored, because there is none.
  open var includesCallsInRecents = true
  /// Whether calls may have video; stored.
  open var supportsVideo = false
  /// The kinds of handles that can be called; stored.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  /// Creates a configuration.
  public override init() { super.init() }

  /// Creates a configuration with the app's name.
  @available(iOS, deprecated: 14.0, message: "Use init() instead.")
  public convenience init(localizedName: String) {
    self.init()
    name = localizedName
  }

  /// The name of the app.
  open var localizedName: String? { name }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CXProviderConfiguration()
    copy.name = name
    (copy.ringtoneSound, copy.iconTemplateImageData) = (ringtoneSound, iconTemplateImageData)
    (copy.maximumCallGroups, copy.maximumCallsPerCallGroup) = (
      maximumCallGroups, maximumCallsPerCallGroup
    )
    (copy.includesCallsInRecents, copy.supportsVideo) = (includesCallsInRecents, supportsVideo)
    copy.supportedHandleTypes = supportedHandleTypes
    return copy
  }
}
