/// The result of a method that a picker's delegate does not have.
public struct _MissingPickerMethod: Sendable {
  init() {}
}
