import TactusFoundation

/// The methods of user defaults that report changes, to key-value observers and by
/// `UserDefaults.didChangeNotification`, and that read numbers as objects (ObjectiveC.UD1–UD6).
///
/// Foundation on Linux does neither, and keeps only the path of a URL. When the library is
/// loaded, the class's table of methods gets those of this class, which are called with objects of
/// `UserDefaults`.
private final class NotifyingDefaults: OriginalDefaults<Void> {
  // The methods for values of a type ask this one.
  override func object(forKey defaultName: String) -> Any? {
    super.object(forKey: defaultName).map(PropertyListObject.object)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    super.dictionaryRepresentation().mapValues(PropertyListObject.object)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    // Foundation sets the path of a URL by another call of this method.
    guard !(value is URL), !(value is NSURL) else {
      return super.set(value, forKey: defaultName)
    }
    report(defaultName) { super.set(value, forKey: defaultName) }
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

  // Foundation on Linux ends the program if the data are no archive.
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
    report(defaultName) { super.removeObject(forKey: defaultName) }
  }

  // Observers hear of values that the registration changes; the notification is one of stored
  // values only (ObjectiveC.UD6).
  override func register(defaults registrationDictionary: [String: Any]) {
    let changed = RegisteredDefaults.keys(changingWith: registrationDictionary) {
      super.object(forKey: $0)
    }
    for key in changed { willChangeValue(forKey: key) }
    super.register(defaults: registrationDictionary)
    RegisteredDefaults.add(registrationDictionary)
    for key in changed { didChangeValue(forKey: key) }
  }
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
