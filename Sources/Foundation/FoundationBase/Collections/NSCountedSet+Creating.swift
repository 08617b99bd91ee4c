extension NSCountedSet {
  /// Creates a set that counts each member of another set once.
  public convenience init<Other: NSSet>(set otherSet: Other) {
    self.init(array: otherSet.allObjects)
  }

  /// Creates a set with one object (ObjectiveC.FO41).
  public convenience init<Object>(object: Object) { self.init(array: [object]) }

  /// Creates a set that counts objects, as often as they are there (ObjectiveC.FO41).
  public convenience init<Object: AnyObject>(objects elements: Object...) {
    self.init(array: elements)
  }
}
