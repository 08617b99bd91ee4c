import TactusPhoneLink
import TactusThreads

/// The app's defaults that its page in the Settings app shows: those that its `Settings.bundle`
/// names.
///
/// Steps Settings.SB4 and Settings.SB5.
@MainActor
enum SettingsDefaults {
  /// Receives the defaults that the phone knows, before the launch or after the user has changed
  /// one.
  static func receive(_ text: String) {
    guard text != knownOfContext.value else { return }
    knownOfContext.value = text
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let values = list as? [String: Any] else { return }
    let defaults = UserDefaults.standard
    let changed = values.filter { key, value in
      !isEqual(defaults.object(forKey: key), value)
    }
    guard !changed.isEmpty else { return }
    var isPosted = false
    let watch = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      // It is posted where a default is changed, which may be another thread of the app.
      if Thread.isMainThread { MainActor.assumeIsolated { isPosted = true } }
    }
    for (key, value) in changed { defaults.set(value, forKey: key) }
    NotificationCenter.default.removeObserver(watch)
    // Foundation on Linux posts it for some changes only.
    if !isPosted {
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }
  }

  /// Reports the values to the phone, if the app has changed one.
  static func report() {
    let known = knownOfContext.value
    let list = try? PropertyListSerialization.propertyList(from: Data(known.utf8), format: nil)
    let keys = Set((list as? [String: Any] ?? [:]).keys).union(bundleKeys)
    guard !keys.isEmpty else { return }
    var values: [String: Any] = [:]
    for key in keys { values[key] = UserDefaults.standard.object(forKey: key) }
    if let before = list as? [String: Any], isEqual(before, values) { return }
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
    else { return }
    guard data.count <= LinkLimits.defaultsBytes else {
      return RuntimeWarning.once(
        "the page of settings does not show the app's defaults: they have \(data.count) bytes, and "
          + "\(LinkLimits.defaultsBytes) are the limit")
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text != known else { return }
    knownOfContext.value = text
    PhoneRequests.send(.defaults(text))
  }

  /// Forgets the defaults of an app that has ended.
  static func reset() { knownOfContext.value = "" }

  // MARK: Internals

  private static let knownOfContext = ContextLocal("")

  /// The keys that the app's `Settings.bundle` names.
  private static let bundleKeys: Set<String> = {
    guard let folder = Bundle.main.resourceURL?.appendingPathComponent("Settings.bundle"),
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var keys: Set<String> = []
    for file in files where file.pathExtension == "plist" {
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let specifiers = (list as? [String: Any])?["PreferenceSpecifiers"] as? [[String: Any]]
      else { continue }
      keys.formUnion(specifiers.compactMap { $0["Key"] as? String })
    }
    return keys
  }()

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return (one as? NSObject ?? NSNull()).isEqual(other)
      || String(describing: one) == String(describing: other) && type(of: one) == type(of: other)
  }
}
