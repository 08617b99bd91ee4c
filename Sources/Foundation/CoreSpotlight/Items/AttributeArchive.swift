/// The values of an attribute set in an archive.
///
/// Plain values are a property list, addresses texts, and persons and objects of the app are
/// archived on their own.
struct AttributeArchive {
  /// The values by the names of their attributes.
  var values: [String: Any]
  /// The keys of the app, by their names.
  var customKeys: [String: CSCustomAttributeKey]

  /// Creates an archive of the values of a set.
  init(values: [String: Any], customKeys: [String: CSCustomAttributeKey]) {
    (self.values, self.customKeys) = (values, customKeys)
  }

  // MARK: Writing

  /// Writes the values, except those that an archive cannot contain.
  func encode(with coder: NSCoder) {
    var (plain, addresses): ([String: Any], [String: String]) = ([:], [:])
    var people: [String: [CSPerson]] = [:]
    for (name, value) in values {
      switch value {
      case let url as URL: addresses[name] = url.absoluteString
      case let list as [CSPerson]: people[name] = list
      default:
        if PropertyListSerialization.propertyList([value], isValidFor: .binary) {
          plain[name] = value
        }
      }
    }
    coder.encode(data(plain), forKey: "values")
    coder.encode(data(addresses), forKey: "addresses")
    coder.encode(NSArray(array: Array(customKeys.values)), forKey: "customKeys")
    let names = people.keys.sorted()
    coder.encode(data(names), forKey: "people")
    for name in names { coder.encode(NSArray(array: people[name] ?? []), forKey: "people." + name) }
  }

  private func data(_ list: Any) -> NSData? {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    return data?._bridgeToObjectiveC()
  }

  // MARK: Reading

  /// Reads the values; `nil` if there are none.
  init?(coder: NSCoder) {
    func list(_ key: String) -> Any? {
      let data = coder.decodeObject(of: NSData.self, forKey: key)?._bridgeToSwift()
      return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    }
    func array<Element>(_ type: Element.Type, _ key: String) -> [Element]
    where Element: NSObject & NSSecureCoding {
      let list = coder.decodeObject(of: [NSArray.self, type], forKey: key) as? NSArray
      return (0..<(list?.count ?? 0)).compactMap { list?.object(at: $0) as? Element }
    }
    guard var values = list("values") as? [String: Any] else { return nil }
    for (name, address) in list("addresses") as? [String: String] ?? [:] {
      values[name] = URL(string: address)
    }
    for name in list("people") as? [String] ?? [] {
      values[name] = array(CSPerson.self, "people." + name)
    }
    let keys = array(CSCustomAttributeKey.self, "customKeys")
    self.init(
      values: values,
      customKeys: Dictionary(keys.map { ($0.keyName, $0) }, uniquingKeysWith: { $1 }))
  }
}
