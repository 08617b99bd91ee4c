import PhoneLink

/// What becomes of an address that an app wants opened.
///
/// Steps L9… are in `Documentation/Behaviour/AppLife.md`.
@MainActor
enum URLOpener {
  /// What the apps that come with a phone take (L10).
  ///
  /// - Source: Apple's URL Scheme Reference, and `openSettingsURLString`. Confidence: documented.
  static let schemesOfThePhone: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "itms-apps",
    "app-settings",
  ]

  /// What this app says it takes, in the property list of its bundle.
  static var schemesOfTheApp: Set<String> {
    let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }

  /// Whether there is an app for an address.
  static func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return schemesOfThePhone.contains(scheme) || schemesOfTheApp.contains(scheme)
  }

  /// Has an address opened, and says later whether there was an app for it (L10).
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - onlyUniversalLinks: Whether only an app will do that has the address's site for its own.
  ///   - completion: Is told.
  static func open(
    _ url: URL, onlyUniversalLinks: Bool, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let isOwn = url.scheme.map { schemesOfTheApp.contains($0.lowercased()) } ?? false
    let isOpened = canOpen(url) && !onlyUniversalLinks
    if !isOwn, !onlyUniversalLinks { PhoneWishes.send(.open(url.absoluteString)) }
    AppTimers.shared.add(at: CACurrentMediaTime()) {
      if isOwn, isOpened { UIApplication.running?.life?.open(.url(url.absoluteString)) }
      completion?(isOpened)
    }
  }
}
