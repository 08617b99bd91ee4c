/// A key of a cache: an object of Foundation by its equality, another object by its identity.
struct CacheKey: Hashable {
  let key: AnyObject

  init(_ key: AnyObject) { self.key = key }

  static func == (one: CacheKey, other: CacheKey) -> Bool {
    if one.key === other.key { return true }
    guard let key = one.key as? NSObject, let other = other.key as? NSObject else { return false }
    return key.isEqual(other)
  }

  func hash(into hasher: inout Hasher) {
    if let key = key as? NSObject {
      hasher.combine(key.hash)
    } else {
      hasher.combine(ObjectIdentifier(key))
    }
  }
}
