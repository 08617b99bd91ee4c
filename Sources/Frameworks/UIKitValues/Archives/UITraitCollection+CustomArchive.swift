// Archived values of app-defined traits (Archives.AR12).
extension UITraitCollection.Values {
  /// Decodes the values; a value gets its type when the app reads its trait.
  mutating func decodeCustomValues(from coder: NSCoder) {
    let identifiers = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "traits")
    guard let identifiers = identifiers as? [String] else { return }
    for (index, identifier) in identifiers.enumerated() {
      let key = "trait\(index)"
      let value: AnyHashable? =
        switch String(from: coder, forKey: key + "Type") {
        case "Bool": coder.decodeBool(forKey: key)
        case "Int": coder.decodeInteger(forKey: key)
        case "Double": coder.decodeDouble(forKey: key)
        case "CGFloat": CGFloat(from: coder, forKey: key)
        case "String": String(from: coder, forKey: key)
        default: nil
        }
      if let value { custom[identifier] = CustomTraitValue(archived: value) }
    }
  }

  /// Encodes the values of traits that define an identifier.
  func encodeCustomValues(to coder: NSCoder) {
    let values = custom.compactMapValues(\.archived).sorted { $0.key < $1.key }
    guard !values.isEmpty else { return }
    coder.encode(NSArray(array: values.map { $0.key as NSString }), forKey: "traits")
    for (index, value) in values.enumerated() {
      let key = "trait\(index)"
      coder.encode("\(type(of: value.value.base))" as Any?, forKey: key + "Type")
      switch value.value.base {
      case let value as Bool: coder.encode(value, forKey: key)
      case let value as Int: coder.encode(value, forKey: key)
      case let value as CGFloat: coder.encode(Double(value), forKey: key)
      case let value as Double: coder.encode(value, forKey: key)
      case let value as String: coder.encode(value as Any?, forKey: key)
      default: break
      }
    }
  }
}
