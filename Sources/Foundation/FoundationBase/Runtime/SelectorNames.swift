// Objective-C's functions of the names of selectors (ObjectiveC.MX10).

/// Returns the selector with a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: str))
}

/// Returns the selector with a name.
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { sel_registerName(str) }

/// Returns the name of a selector, which stays valid.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { constantText(sel.description) }

/// Returns whether two selectors have the same name.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }
