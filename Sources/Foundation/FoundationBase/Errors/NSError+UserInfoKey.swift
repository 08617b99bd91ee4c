extension NSError {
  /// The type of the keys of an error's information.
  public typealias UserInfoKey = String
}
