import TactusFoundation

/// The methods of user defaults that report changes, to key-value observers and by
/// `UserDefaults.didChangeNotification`, and that read numbers as objects (ObjectiveC.UD1–UD5).
///
/// Foundation on Linux does neither, and keeps only the path of a URL. When the library is
/// loaded, the class's table of methods gets those of this class, which are called with objects of
/// `UserDefaults`.
private final class NotifyingDefaults: UserDefaults {
  // The methods for values of a type ask this one.
  override func object(forKey defaultName: String) -> Any? {
    withoutReport.original(forKey: defaultName).map(PropertyListObject.object)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    withoutReport.originalRepresentation().mapValues(PropertyListObject.object)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    // Foundation sets the path of a URL by another call of this method.
    guard !(value is URL), !(value is NSURL) else {
      return withoutReport.set(original: value, forKey: defaultName)
    }
    report(defaultName) { withoutReport.set(original: value, forKey: defaultName) }
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

  override func removeObject(forKey defaultName: String) {
    report(defaultName) { withoutReport.remove(originalForKey: defaultName) }
  }
}

/// A subclass without members, which distinguishes its own entries from those of the methods.
private final class PlainDefaults: UserDefaults {}

/// A class with the methods of Foundation: the table of a generic class is a copy, made when the
/// class is first used.
private class FoundationDefaults<Copy>: UserDefaults {}

/// The calls of Foundation's own methods on any defaults.
private final class UnreportedDefaults: FoundationDefaults<Void> {
  func original(forKey key: String) -> Any? { super.object(forKey: key) }
  func originalRepresentation() -> [String: Any] { super.dictionaryRepresentation() }
  func set(original value: Any?, forKey key: String) { super.set(value, forKey: key) }
  func remove(originalForKey key: String) { super.removeObject(forKey: key) }
}

extension UserDefaults {
  /// The same object, on which only the methods of `UnreportedDefaults` itself may be called.
  fileprivate var withoutReport: UnreportedDefaults {
    Swift.Unmanaged<UnreportedDefaults>.fromOpaque(
      Swift.Unmanaged.passUnretained(self).toOpaque()
    ).takeUnretainedValue()
  }

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
    // The copy of the table comes first.
    _ = ExchangedMethods.target(FoundationDefaults<Void>.self as AnyClass)
    _ = ExchangedMethods.target(UnreportedDefaults.self as AnyClass)
    ExchangedMethods.add(
      membersOf: NotifyingDefaults.self, to: UserDefaults.self, unlike: PlainDefaults.self)
  }
}
