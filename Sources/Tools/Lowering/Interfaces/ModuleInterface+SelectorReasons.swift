// Methods that no selector can call, and why.
extension ModuleInterface {
  /// The reason why no selector can call a class method.
  static let classMethod = "it is a class method"

  /// Returns the reason why no selector can call a method of a class, given its base name or its
  /// whole name.
  func reasonAgainstSelector(of method: String, in type: String) -> String? {
    foundReason(against: method, in: type).flatMap { $0 == Self.classMethod ? nil : $0 }
  }

  private func foundReason(against method: String, in type: String) -> String? {
    for name in superclassChain(of: type) {
      let key = name + "." + method
      if method.contains("(") {
        if let reason = unselectable[key] {
          // Beside a class method there may be an instance method with the same names.
          let isInstance = members[name]?.contains(method) == true
          return isInstance && reason == Self.classMethod ? nil : reason
        }
      } else if let all = methodNames[key] {
        // Of several methods the compiler chooses the one that can be called.
        return all.count == 1
          ? all.first.flatMap { foundReason(against: $0, in: name) } : nil
      } else if members[name]?.contains(method) == true {
        return nil
      } else if let reason = unselectableMethods[key] {
        return reason
      }
    }
    return nil
  }

  /// Returns whether a method is a class method, given its base name or its whole name.
  func isClassMethod(_ method: String, in type: String) -> Bool {
    foundReason(against: method, in: type) == Self.classMethod
  }
}
