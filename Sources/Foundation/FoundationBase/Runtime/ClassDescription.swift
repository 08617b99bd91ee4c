/// The texts that describe classes (ObjectiveC.KC23).
enum ClassDescription {
  /// Returns the text of a class: what its class method `description()` returns, or its name.
  static func text(of type: AnyClass) -> String {
    (type as? any _KVDescribe.Type)?.description() ?? NSStringFromClass(type)
  }
}
