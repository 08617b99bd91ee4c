extension NSCoder {
  /// Makes the object that is being decoded known to objects that refer to it (Archives.AR6).
  package func register(_ object: AnyObject) { (self as? NSKeyedUnarchiver)?.setDecoded(object) }

  /// Decodes a string; `nil` if there is none, or the coder has no keys.
  package func archivedString(forKey key: String) -> String? {
    allowsKeyedCoding && containsValue(forKey: key) ? String(from: self, forKey: key) : nil
  }

  /// Returns whether the archive has a key that all archived objects of a class have; writes a
  /// warning if not, as archives of Apple's systems have other keys (Archives.AR7).
  package func hasArchive(of type: String, marked key: String) -> Bool {
    guard allowsKeyedCoding, containsValue(forKey: key) else {
      RuntimeWarning.once(
        "a \(type) cannot be decoded: the archive has none of its keys; archives that Apple's "
          + "systems have written are not supported")
      return false
    }
    return true
  }
}
