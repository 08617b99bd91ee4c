import TactusPhoneLink
import TactusThreads

/// The phone's opening of URLs for an app (AppLife.L9…).
@MainActor
package enum URLOpener {
  /// The URL schemes of the apps that come with a phone (AppLife.L10).
  ///
  /// - Source: Apple's URL Scheme Reference, and `openSettingsURLString`. Confidence: documented.
  static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "itms-apps",
    "app-settings",
  ]

  /// The URL schemes that this app declares in the property list of its bundle, in lowercase.
  package static var appSchemes: Set<String> {
    let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }

  /// The schemes about which the app may ask with `canOpenURL`, in lowercase; `nil` for an app
  /// without a property list, which may ask about all.
  private static var queriesSchemes: Set<String>? {
    guard let information = Bundle.main.infoDictionary,
      information["CFBundleIdentifier"] != nil
    else { return nil }
    let schemes = information["LSApplicationQueriesSchemes"] as? [String] ?? []
    return Set(schemes.map { $0.lowercased() })
  }

  /// The schemes that installed apps open, in lowercase (Opening.U5).
  package static var installedSchemes: Set<String> {
    get { installedSchemesOfContext.value }
    set { installedSchemesOfContext.value = newValue }
  }

  private static let installedSchemesOfContext = ContextLocal<Set<String>>([])

  /// The completion handlers of requests that the phone has not answered yet.
  private static var completions: [UInt32: @MainActor (Bool) -> Void] {
    get { completionsOfContext.value }
    _modify { yield &completionsOfContext.value }
  }

  private static let completionsOfContext = ContextLocal<[UInt32: @MainActor (Bool) -> Void]>([:])
  private static var lastRequest: UInt32 = 0

  /// Returns whether an app can open a URL (Opening.C1).
  static func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if systemSchemes.contains(scheme) || appSchemes.contains(scheme) { return true }
    guard installedSchemes.contains(scheme) else { return false }
    if queriesSchemes?.contains(scheme) ?? true { return true }
    RuntimeWarning.once(
      "canOpenURL: this app is not allowed to query for scheme “\(scheme)”; "
        + "add it to LSApplicationQueriesSchemes in Info.plist")
    return false
  }

  /// Opens a URL, and reports whether an app opened it (AppLife.L10, Opening.U1).
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - onlyUniversalLinks: Whether only an app with a universal link may open it.
  ///   - completion: Receives whether an app opened it.
  package static func open(
    _ url: URL, onlyUniversalLinks: Bool, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let scheme = url.scheme?.lowercased() ?? ""
    let isOwn = appSchemes.contains(scheme)
    if !isOwn, !onlyUniversalLinks, installedSchemes.contains(scheme) {
      lastRequest &+= 1
      completions[lastRequest] = completion
      return PhoneRequests.send(.open(url.absoluteString, id: OpenRequestID(lastRequest)))
    }
    let isOpened = (isOwn || systemSchemes.contains(scheme)) && !onlyUniversalLinks
    if !isOwn, !onlyUniversalLinks { PhoneRequests.send(.open(url.absoluteString)) }
    AppTimers.shared.add(at: CACurrentMediaTime()) {
      if isOwn, isOpened { UIApplication.running?.life?.open(.url(url.absoluteString)) }
      completion?(isOpened)
    }
  }

  /// Completes a request that the phone has answered.
  package static func complete(_ request: OpenRequestID, _ isOpened: Bool) {
    completions.removeValue(forKey: request.number)?(isOpened)
  }

  /// Discards the requests of an app that has ended.
  package static func reset() {
    completions = [:]
    installedSchemes = []
  }
}
