extension NSString {
  /// Creates a string with the characters of another.
  public convenience init(string aString: NSString) { self.init(string: aString as String) }
}

extension NSMutableString {
  /// Creates a string with the characters of another.
  public convenience init<Other: NSString>(string aString: Other) {
    self.init(string: aString as String)
  }
}
