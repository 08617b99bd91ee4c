extension NSCountedSet {
  /// Creates a set that counts each member of another set once.
  public convenience init<Other: NSSet>(set otherSet: Other) {
    self.init(array: otherSet.allObjects)
  }
}
