import TactusFoundation
import TactusSelectors

extension UserDefaults {
  /// The domain of these defaults.
  var domain: DefaultsDomain { .named(SuiteField.name(of: self)) }

  /// Returns the value of a key: of the domain, of the suites that were added to the app's own
  /// defaults, or of all apps; nil if none is stored.
  func stored(_ key: String) -> Any? {
    let suite = SuiteField.name(of: self)
    if let value = DefaultsDomain.named(suite).value(forKey: key) { return value }
    if suite == nil {
      for name in DefaultsDomain.added {
        if let value = DefaultsDomain.named(name).value(forKey: key) { return value }
      }
    }
    return DefaultsDomain.named(UserDefaults.globalDomain).value(forKey: key)
  }
}

/// The name of the suite in an object of `UserDefaults`, which Foundation does not expose.
private enum SuiteField {
  /// The offset of the name in an object; nil if it is not the first field.
  ///
  /// A toolchain may have another layout; the slower reflection then finds the name.
  private static let offset: Int? = {
    let offset = ClassMetadata(NSObject.self).instanceSize
    let names = ["example", nil]
    let isThere = names.allSatisfy { name in
      guard let object = UserDefaults(suiteName: name) else { return false }
      let bytes = withUnsafeBytes(of: name) { [UInt8]($0) }
      return withExtendedLifetime(object) {
        let start = Unmanaged.passUnretained(object).toOpaque() + offset
        return UnsafeRawBufferPointer(start: start, count: bytes.count).elementsEqual(bytes)
      }
    }
    return isThere ? offset : nil
  }()

  static func name(of defaults: UserDefaults) -> String? {
    guard let offset else {
      var mirror: Mirror? = Mirror(reflecting: defaults)
      while let next = mirror {
        if let field = next.children.first(where: { $0.label == "suite" }) {
          return field.value as? String
        }
        mirror = next.superclassMirror
      }
      return nil
    }
    return withExtendedLifetime(defaults) {
      Unmanaged.passUnretained(defaults).toOpaque().load(fromByteOffset: offset, as: String?.self)
    }
  }
}
