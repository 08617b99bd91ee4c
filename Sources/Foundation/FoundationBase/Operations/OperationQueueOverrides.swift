import Foundation

// Properties that an extension of Foundation's class declares on Linux, where no class can override
// them. Lowered sources give an override the prefix `_own_`.

/// A class that overrides `operations`.
public protocol _KVOperations: OperationQueue {
  /// Is read in place of the property of the same name.
  var _own_operations: [Operation] { get }
  /// A marker whose isolation is that of the class.
  func _kvOperations()
}

extension _KVOperations {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvOperations() {}
}

/// A class that overrides `operationCount`.
public protocol _KVOperationCount: OperationQueue {
  /// Is read in place of the property of the same name.
  var _own_operationCount: Int { get }
  /// A marker whose isolation is that of the class.
  func _kvOperationCount()
}

extension _KVOperationCount {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvOperationCount() {}
}

extension OperationQueue {
  /// The operations that have not finished.
  @_disfavoredOverload
  public var operations: [Operation] {
    (self as? any _KVOperations)?._own_operations ?? _base_operations
  }

  /// The operations that Foundation knows; lowered sources read this in place of `super`.
  public var _base_operations: [Operation] { self.Foundation::operations }

  /// The number of operations that have not finished.
  @_disfavoredOverload
  public var operationCount: Int {
    (self as? any _KVOperationCount)?._own_operationCount ?? _base_operationCount
  }

  /// The number of operations that Foundation knows; lowered sources read this in place of `super`.
  public var _base_operationCount: Int { self.Foundation::operationCount }
}
