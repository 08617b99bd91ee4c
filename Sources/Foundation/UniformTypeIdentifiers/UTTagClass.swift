extension UTTagClass: CustomStringConvertible {
  /// The identifier of the class.
  public var description: String { rawValue }
}
