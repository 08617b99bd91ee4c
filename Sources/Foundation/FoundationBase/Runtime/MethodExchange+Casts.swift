// Casts of implementations to functions of up to four arguments (ObjectiveC.MX5, ObjectiveC.MX8).
//
// Where the result is called at once, the compiler does not find the cast for any number of
// arguments, and would take Swift's own, which traps.

/// Casts an implementation to a function without arguments.
public func unsafeBitCast<Target, Result>(
  _ implementation: IMP, to type: ((Target, Selector) -> Result).Type
) -> (Target, Selector) -> Result {
  { (object: Target, _: Selector) -> Result in
    implementation.call(object as AnyObject, as: Result.self)
  }
}

/// Casts an optional implementation, which must not be nil, to a function without arguments.
public func unsafeBitCast<Target, Result>(
  _ implementation: IMP?, to type: ((Target, Selector) -> Result).Type
) -> (Target, Selector) -> Result {
  unsafeBitCast(present(implementation), to: type)
}

/// Casts an implementation to a function of one argument.
public func unsafeBitCast<Target, First, Result>(
  _ implementation: IMP, to type: ((Target, Selector, First) -> Result).Type
) -> (Target, Selector, First) -> Result {
  { (object: Target, _: Selector, a: First) -> Result in
    implementation.call(object as AnyObject, a, as: Result.self)
  }
}

/// Casts an optional implementation, which must not be nil, to a function of one argument.
public func unsafeBitCast<Target, First, Result>(
  _ implementation: IMP?, to type: ((Target, Selector, First) -> Result).Type
) -> (Target, Selector, First) -> Result {
  unsafeBitCast(present(implementation), to: type)
}

/// Casts an implementation to a function of two arguments.
public func unsafeBitCast<Target, First, Second, Result>(
  _ implementation: IMP, to type: ((Target, Selector, First, Second) -> Result).Type
) -> (Target, Selector, First, Second) -> Result {
  { (object: Target, _: Selector, a: First, b: Second) -> Result in
    implementation.call(object as AnyObject, a, b, as: Result.self)
  }
}

/// Casts an optional implementation, which must not be nil, to a function of two arguments.
public func unsafeBitCast<Target, First, Second, Result>(
  _ implementation: IMP?, to type: ((Target, Selector, First, Second) -> Result).Type
) -> (Target, Selector, First, Second) -> Result {
  unsafeBitCast(present(implementation), to: type)
}

/// Casts an implementation to a function of three arguments.
public func unsafeBitCast<Target, First, Second, Third, Result>(
  _ implementation: IMP, to type: ((Target, Selector, First, Second, Third) -> Result).Type
) -> (Target, Selector, First, Second, Third) -> Result {
  { (object: Target, _: Selector, a: First, b: Second, c: Third) -> Result in
    implementation.call(object as AnyObject, a, b, c, as: Result.self)
  }
}

/// Casts an optional implementation, which must not be nil, to a function of three arguments.
public func unsafeBitCast<Target, First, Second, Third, Result>(
  _ implementation: IMP?, to type: ((Target, Selector, First, Second, Third) -> Result).Type
) -> (Target, Selector, First, Second, Third) -> Result {
  unsafeBitCast(present(implementation), to: type)
}

/// Casts an implementation to a function of four arguments.
public func unsafeBitCast<Target, First, Second, Third, Fourth, Result>(
  _ implementation: IMP, to type: ((Target, Selector, First, Second, Third, Fourth) -> Result).Type
) -> (Target, Selector, First, Second, Third, Fourth) -> Result {
  { (object: Target, _: Selector, a: First, b: Second, c: Third, d: Fourth) -> Result in
    implementation.call(object as AnyObject, a, b, c, d, as: Result.self)
  }
}

/// Casts an optional implementation, which must not be nil, to a function of four arguments.
public func unsafeBitCast<Target, First, Second, Third, Fourth, Result>(
  _ implementation: IMP?, to type: ((Target, Selector, First, Second, Third, Fourth) -> Result).Type
) -> (Target, Selector, First, Second, Third, Fourth) -> Result {
  unsafeBitCast(present(implementation), to: type)
}

/// Returns an implementation; nil traps.
func present(_ implementation: IMP?) -> IMP {
  guard let implementation else { programmingError("an implementation that is nil is called") }
  return implementation
}
