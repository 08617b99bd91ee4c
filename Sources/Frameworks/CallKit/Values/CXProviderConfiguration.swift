/// The settings of a provider of calls.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
  private var name: String?

  /// The name of the sound of a call that arrives; stored, as there is no screen of calls.
  open var ringtoneSound: String?
  /// The icon of the app on the screen of calls; stored, as there is none.
  open var iconTemplateImageData: Data?
  /// The number of calls, or of joined ones.
  ///
  /// - Source: the default of Apple's reference. Confidence: documented.
  open var maximumCallGroups = 2
  /// The number of calls that can be joined.
  ///
  /// - Source: the default of Apple's reference. Confidence: documented.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are listed; stored, as there is no list.
  open var includesCallsInRecents = true
  /// Whether calls may have pictures; stored.
  open var supportsVideo = false
  /// The kinds of addresses that can be called; stored.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  /// Creates settings.
  public override init() { super.init() }

  /// Creates settings with the name of the app.
  @available(iOS, deprecated: 14.0, message: "Use init() instead.")
  public convenience init(localizedName: String) {
    self.init()
    name = localizedName
  }

  /// The name of the app.
  open var localizedName: String? { name }

  /// Returns settings with the same values.
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
