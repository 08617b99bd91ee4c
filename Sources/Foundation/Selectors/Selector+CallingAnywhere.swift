/// Selectors of methods that are not isolated to the main actor, which the lowering of Swift 6
/// sources uses.
///
/// A selector's method is always called on the main actor, so captured values never leave it.
extension Selector {
  /// Creates the selector of a method without arguments.
  public init<Target: AnyObject, Result>(
    _ name: String, callingAnywhere body: @escaping (Target) -> () -> Result
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    self.init(name, calling: { (target: Target) in { body(target)() } })
  }

  /// Creates the selector of a method with one argument.
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, callingAnywhere body: @escaping (Target) -> (Argument) -> Result
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    self.init(name, calling: { (target: Target) in { (one: Argument) in body(target)(one) } })
  }

  /// Creates the selector of a method with two arguments.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, callingAnywhere body: @escaping (Target) -> (First, Second) -> Result
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    self.init(
      name,
      calling: { (target: Target) in { (one: First, two: Second) in body(target)(one, two) } })
  }

  /// Creates the selector of a method with three arguments.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, callingAnywhere body: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    self.init(
      name,
      calling: { (target: Target) in
        { (one: First, two: Second, three: Third) in body(target)(one, two, three) }
      })
  }

  /// Creates the selector of a method with four arguments.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ name: String,
    callingAnywhere body: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    self.init(
      name,
      calling: { (target: Target) in
        { (one: First, two: Second, three: Third, four: Fourth) in
          body(target)(one, two, three, four)
        }
      })
  }
}
