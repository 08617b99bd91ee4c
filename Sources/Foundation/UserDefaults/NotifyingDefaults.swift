import TactusCrashReports
import TactusFoundation

/// The methods of user defaults that store values safely, report changes, to key-value observers
/// and by `UserDefaults.didChangeNotification`, and read numbers as objects (ObjectiveC.UD1–UD9).
///
/// Foundation on Linux does none of that, and keeps only the path of a URL. When the library is
/// loaded, the class's vtable gets the methods of this class, which are called with objects of
/// `UserDefaults`.
private final class NotifyingDefaults: OriginalDefaults<Void> {
  // The methods for values of a type ask this one.
  override func object(forKey defaultName: String) -> Any? {
    let value =
      volatileDomain(forName: UserDefaults.argumentDomain)[defaultName] ?? stored(defaultName)
      ?? RegisteredDefaults.value(forKey: defaultName)
    return value.map(PropertyListObject.object)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    RegisteredDefaults.all.merging(domain.values) { _, stored in stored }
      .mapValues(PropertyListObject.object)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    if let url = value as? URL ?? (value as? NSURL)?.absoluteURL {
      return set(url.absoluteURL.path as Any?, forKey: defaultName)
    }
    let object = value.map(PropertyListObject.object)
    if let object, !PropertyListSerialization.propertyList([object], isValidFor: .binary) {
      programmingError(
        "-[NSUserDefaults setObject:forKey:]: the value for the key \(defaultName) is of "
          + "\(type(of: object)), which is not a type of a property list",
        exception: "NSInvalidArgumentException")
    }
    report(defaultName) { domain.set(object, forKey: defaultName) }
  }

  override func set(_ url: URL?, forKey defaultName: String) {
    guard let url, !url.isFileURL else {
      return set(url.map { $0.path as Any }, forKey: defaultName)
    }
    // Foundation keeps the path alone, without the host.
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
    set(data as Any?, forKey: defaultName)
  }

  // Foundation on Linux traps if the data are not an archive.
  override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let data as Data:
      let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
      return url as URL?
    case is String: return super.url(forKey: defaultName)
    default: return nil
    }
  }

  override func removeObject(forKey defaultName: String) {
    report(defaultName) { domain.set(nil, forKey: defaultName) }
  }

  // Observers are notified of values that the registration changes; the notification is one of
  // stored values only (ObjectiveC.UD6).
  override func register(defaults registrationDictionary: [String: Any]) {
    let changed = RegisteredDefaults.keys(changingWith: registrationDictionary) {
      object(forKey: $0)
    }
    for key in changed { willChangeValue(forKey: key) }
    RegisteredDefaults.add(registrationDictionary)
    for key in changed { didChangeValue(forKey: key) }
  }

  // MARK: Domains

  override func addSuite(named suiteName: String) {
    DefaultsDomain.add(suiteName, isAdded: true)
  }

  override func removeSuite(named suiteName: String) {
    DefaultsDomain.add(suiteName, isAdded: false)
  }

  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    DefaultsDomain.named(domainName).values.mapValues(PropertyListObject.object)
  }

  override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    let stored = DefaultsDomain.named(domainName)
    for key in stored.values.keys where domain[key] == nil { stored.set(nil, forKey: key) }
    let defaults = UserDefaults(suiteName: domainName) ?? self
    for (key, value) in domain { defaults.set(value, forKey: key) }
    _ = stored.synchronize()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func removePersistentDomain(forName domainName: String) {
    setPersistentDomain([:], forName: domainName)
  }

  override func synchronize() -> Bool { domain.synchronize() }
}

/// The methods of Foundation.
private class OriginalDefaults<Mark>: UserDefaults {}

extension UserDefaults {
  /// Makes a change, and reports it.
  fileprivate func report(_ key: String, _ change: () -> Void) {
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

/// The installation of the methods, before `main`.
private enum NotifyingDefaultsLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    ExchangedMethods.install(NotifyingDefaults.self)
  }
}
