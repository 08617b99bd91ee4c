extension ModuleInterface {
  /// Returns the aliases of compositions with a class or a subclass of it.
  func compositions(with type: String) -> [String] {
    names.compositions.filter { alias in
      Self.parts(of: alias.value).contains { superclassNames(of: canonical($0)).contains(type) }
    }.keys.sorted()
  }

  /// Returns whether a source declares a type of a name.
  func declares(_ type: String) -> Bool {
    classes[type] != nil || values[type] != nil || protocols[type] != nil
  }
}
