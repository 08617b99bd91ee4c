// The variables, results and associated values whose types other declarations need: metatypes, such
// as `var kind: UIView.Type`, an `AnyObject`, and delegates.
extension ModuleInterface {
  /// Returns the type of the variables and properties of a name; nil unless all types that declare
  /// one agree.
  func statedType(ofProperty name: String) -> String? {
    guard !statedTypes.isEmpty else { return nil }
    let types = types(declaring: name)
    guard let first = types.first else {
      // Static properties are not members of objects.
      let found = Set(statedTypes.lazy.filter { $0.key.hasSuffix("." + name) }.map(\.value))
      return found.count == 1 ? found.first : nil
    }
    guard let type = statedTypes[first + "." + name] else { return nil }
    return types.allSatisfy { statedTypes[$0 + "." + name] == type } ? type : nil
  }

  /// Returns the kind of the properties of a name; nil unless all types that declare one agree.
  func kind(ofProperty name: String) -> ObjectKind? {
    guard hasObjects else { return nil }
    let kinds = types(declaring: name).map { type in
      statedTypes[type + "." + name].flatMap { StatedType($0).objectKind }
    }
    guard let kind = kinds.first else { return nil }
    return kinds.allSatisfy { $0 == kind } ? kind : nil
  }

  /// Returns the type of the result of the functions with a base name; nil unless all functions
  /// that are recorded agree.
  func statedType(ofFunction name: String) -> String? {
    guard !statedTypes.isEmpty else { return nil }
    let types = Set(statedTypes.lazy.filter { $0.key.hasSuffix(".\(name)()") }.map(\.value))
    return types.count == 1 ? types.first : nil
  }

  /// Returns the type of an associated value; nil unless all enums with such a case agree.
  func statedType(of payload: EnumPayload) -> String? {
    let end = ".\(payload.name)(\(payload.index))"
    let types = Set(statedTypes.lazy.filter { $0.key.hasSuffix(end) }.map(\.value))
    return types.count == 1 ? types.first : nil
  }
}
