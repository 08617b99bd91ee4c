extension ModuleInterface {
  /// Returns whether a source declares a type of a name.
  func declares(_ type: String) -> Bool {
    classes[type] != nil || values[type] != nil || protocols[type] != nil
  }
}
