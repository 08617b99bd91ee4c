// On an iPhone classes are objects, which these operators compare; here they are values.

/// Returns whether two classes are the same, or both nil.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Returns whether two classes differ.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
