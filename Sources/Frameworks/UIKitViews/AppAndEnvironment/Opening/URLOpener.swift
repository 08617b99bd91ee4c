import TactusPhoneLink

/// A function of the phone that opens URLs for an app.
///
/// Steps AppLife.L9…
@MainActor
enum URLOpener {
  /// The URL schemes of the apps that come with a phone (AppLife.L10).
  ///
  /// - Source: Apple's URL Scheme Reference, and `openSettingsURLString`. Confidence: documented.
  static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "itms-apps",
    "app-settings",
  ]

  /// The URL schemes that this app declares in the property list of its bundle, in lowercase.
  static var appSchemes: Set<String> {
    let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }

  /// Returns whether an app can open an address.
  static func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return systemSchemes.contains(scheme) || appSchemes.contains(scheme)
  }

  /// Opens an address, and reports whether an app could open it (AppLife.L10).
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - onlyUniversalLinks: Whether only an app with a universal link may open it.
  ///   - completion: Receives whether an app could open it.
  static func open(
    _ url: URL, onlyUniversalLinks: Bool, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let isOwn = url.scheme.map { appSchemes.contains($0.lowercased()) } ?? false
    let isOpened = canOpen(url) && !onlyUniversalLinks
    if !isOwn, !onlyUniversalLinks { PhoneRequests.send(.open(url.absoluteString)) }
    AppTimers.shared.add(at: CACurrentMediaTime()) {
      if isOwn, isOpened { UIApplication.running?.life?.open(.url(url.absoluteString)) }
      completion?(isOpened)
    }
  }
}
