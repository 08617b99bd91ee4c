/// Returns the result of an optional method as an optional value, as a call with `?` gives it on an
/// iPhone.
@discardableResult
public func _optionalResult<Value>(_ result: Value) -> Value? { result }

/// Returns the result of an optional method, which is optional itself.
@discardableResult
public func _optionalResult<Value>(_ result: Value?) -> Value? { result }
