// The properties and associated values that are metatypes, such as `var kind: UIView.Type`.
extension ModuleInterface {
  /// Returns the type of the properties of a name that are metatypes or collections of them; nil
  /// unless all types that declare one agree.
  func metatype(ofProperty name: String) -> String? {
    guard !metatypes.isEmpty else { return nil }
    let types = types(declaring: name)
    guard let first = types.first else {
      // Static properties are no members that objects have.
      let found = Set(metatypes.lazy.filter { $0.key.hasSuffix("." + name) }.map(\.value))
      return found.count == 1 ? found.first : nil
    }
    guard let type = metatypes[first + "." + name] else { return nil }
    return types.allSatisfy { metatypes[$0 + "." + name] == type } ? type : nil
  }

  /// Returns the type of the result of the functions with a base name, if it is a metatype or a
  /// collection of them; nil unless all such functions agree.
  func metatype(ofFunction name: String) -> String? {
    guard !metatypes.isEmpty else { return nil }
    let types = Set(metatypes.lazy.filter { $0.key.hasSuffix(".\(name)()") }.map(\.value))
    return types.count == 1 ? types.first : nil
  }

  /// Returns the type of an associated value that is a metatype or a collection of them; nil unless
  /// all enums with such a case agree.
  func metatype(of payload: EnumPayload) -> String? {
    let end = ".\(payload.name)(\(payload.index))"
    let types = Set(metatypes.lazy.filter { $0.key.hasSuffix(end) }.map(\.value))
    return types.count == 1 ? types.first : nil
  }
}
