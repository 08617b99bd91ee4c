/// A test case that overrides `measure(_:)`, which XCTest on Linux has only with a label.
public protocol _KVMeasure: XCTestCase {
  /// Measures a closure.
  func measure(_ block: () -> Void)
  /// A marker whose isolation is that of the class.
  func _kvMeasure()
}

extension _KVMeasure {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvMeasure() {}
}

/// A test case; a subclass may declare methods that an extension of this protocol has.
public protocol _Measuring: XCTestCase {}

extension XCTestCase: _Measuring {}

extension _Measuring {
  /// Measures a closure, called ten times; XCTest on Linux has a label for it.
  @_disfavoredOverload
  public func measure(_ block: () -> Void) {
    guard let own = self as? any _KVMeasure else { return _measured(block) }
    own.measure(block)
  }

  /// Measures a closure, called ten times; lowered sources call it in place of `super`.
  public func _measured(_ block: () -> Void) { measure(block: block) }
}
