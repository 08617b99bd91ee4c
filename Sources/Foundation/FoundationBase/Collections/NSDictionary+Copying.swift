extension NSDictionary {
  /// Creates a dictionary with the entries of another.
  public convenience init(dictionary otherDictionary: NSDictionary) {
    self.init(dictionary: otherDictionary as? [AnyHashable: Any] ?? [:])
  }
}
