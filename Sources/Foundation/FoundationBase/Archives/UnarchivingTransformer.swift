/// The transformer that reads the object of an archive, and archives an object.
final class UnarchivingTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
    reader?.requiresSecureCoding = false
    return reader?.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
    }
  }
}
