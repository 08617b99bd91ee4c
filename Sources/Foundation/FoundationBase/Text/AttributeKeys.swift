// Casts of dictionaries to attributes of a string; lowered sources call these functions.

/// Returns attributes whose keys are strings of Core Foundation (ObjectiveC.FO25).
public func _attributes<Value>(_ attributes: [CFString: Value]) -> [NSAttributedString.Key: Any] {
  Dictionary(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key($0), $1 as Any) })
}

/// Returns attributes.
public func _attributes<Value>(
  _ attributes: [NSAttributedString.Key: Value]
) -> [NSAttributedString.Key: Any] { attributes }
