internal import Glibc
import Synchronization
import TactusFoundation

/// A domain of user defaults, which all objects for it share.
final class DefaultsDomain: Sendable {
  /// The storage, which is used under the lock only.
  ///
  /// Sendable because the lock around it is held while it is used.
  private struct Guarded: ~Copyable, @unchecked Sendable {
    var storage: DefaultsStorage
  }

  private let guarded: Mutex<Guarded>

  private init(_ path: [CChar]) { guarded = Mutex(Guarded(storage: DefaultsStorage(path))) }

  /// The value of a key; nil if there is none.
  func value(forKey key: String) -> Any? {
    guarded.withLock { guarded in
      guarded.storage.refresh()
      return Sent(value: guarded.storage.values[key])
    }.value
  }

  /// The values by key.
  var values: [String: Any] {
    guarded.withLock { guarded in
      guarded.storage.refresh()
      return Sent(value: guarded.storage.values)
    }.value
  }

  /// Stores a value of a property list; nil removes it.
  func set(_ value: Any?, forKey key: String) {
    let sent = Sent(value: value)
    guarded.withLock { $0.storage.set(sent.value, forKey: key) }
  }

  /// Writes the changes into the property list, and returns whether everything is stored.
  func synchronize() -> Bool { guarded.withLock { $0.storage.synchronize() } }

  /// A value of a property list, which nobody changes.
  ///
  /// Sendable because nobody changes a value of a property list.
  private struct Sent<Value>: @unchecked Sendable { let value: Value }

  // MARK: The domains

  private struct Domains {
    var byName: [String: DefaultsDomain] = [:]
    /// The suites that the app has added to its own defaults.
    var added: [String] = []
  }

  private static let domains = Mutex(Domains())

  /// Returns a domain.
  ///
  /// - Parameter name: The name of the suite; nil for the app.
  static func named(_ name: String?) -> DefaultsDomain {
    let name = name ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return domains.withLock { domains in
      if let domain = domains.byName[name] { return domain }
      let domain = DefaultsDomain(path(of: name))
      domains.byName[name] = domain
      return domain
    }
  }

  /// The suites that the app has added to its own defaults.
  static var added: [String] { domains.withLock { $0.added } }

  /// Adds a suite to the app's own defaults, or removes it.
  static func add(_ suite: String, isAdded: Bool) {
    domains.withLock { domains in
      domains.added.removeAll { $0 == suite }
      if isAdded { domains.added.append(suite) }
    }
  }

  /// Returns the path of a domain's property list, where Foundation on Linux has it.
  private static func path(of name: String) -> [CChar] {
    let file = name == UserDefaults.globalDomain ? ".GlobalPreferences" : name
    return folder + "/\(file).plist".utf8CString
  }

  /// The path of the folder of property lists, without the final zero; it need not be UTF-8.
  private static var folder: [CChar] {
    func bytes(_ text: UnsafePointer<CChar>) -> [CChar] {
      Array(UnsafeBufferPointer(start: text, count: strlen(text)))
    }
    func absolute(_ variable: String) -> [CChar]? {
      guard let text = getenv(variable), text[0] == CChar(UInt8(ascii: "/")) else { return nil }
      return bytes(text)
    }
    if let folder = absolute("XDG_CONFIG_HOME") { return folder }
    let home = absolute("CFFIXED_USER_HOME") ?? absolute("HOME")
    let own = home ?? getpwuid(getuid()).map { bytes($0.pointee.pw_dir) } ?? []
    return own + "/.config".utf8CString.dropLast()
  }
}
