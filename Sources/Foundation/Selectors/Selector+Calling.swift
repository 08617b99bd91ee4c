extension Selector {
  /// Creates the selector of a method without arguments.
  ///
  /// - Parameters:
  ///   - name: The name, with or without colons.
  ///   - body: The unapplied method, such as `Panel.tapped`. Overriding methods are respected.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, calling body: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    let method = SelectedMethod(of: Target.self, argumentCount: 0) { target, _ in
      guard let target = target as? Target else { return false }
      Self.result = body(target)()
      return true
    }
    self.init(name, method)
  }

  /// Creates the selector of a method with one argument.
  ///
  /// It is not called with an argument of another type.
  @preconcurrency public init<Target: AnyObject, Argument, Result>(
    _ name: String,
    calling body: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    let method = SelectedMethod(of: Target.self, argumentCount: 1) { target, arguments in
      guard let target = target as? Target else { return false }
      guard let argument: Argument = Self.argument(0, of: arguments) else { return false }
      Self.result = body(target)(argument)
      return true
    }
    self.init(name, method)
  }

  /// Creates the selector of a method with two arguments.
  ///
  /// It is not called with arguments of other types.
  @preconcurrency public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    calling body: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    let method = SelectedMethod(of: Target.self, argumentCount: 2) { target, arguments in
      guard let target = target as? Target else { return false }
      guard let first: First = Self.argument(0, of: arguments) else { return false }
      guard let second: Second = Self.argument(1, of: arguments) else { return false }
      Self.result = body(target)(first, second)
      return true
    }
    self.init(name, method)
  }

  /// Creates the selector of a method with three arguments.
  ///
  /// It is not called with arguments of other types.
  @preconcurrency public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String,
    calling body: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    let method = SelectedMethod(of: Target.self, argumentCount: 3) { target, arguments in
      guard let target = target as? Target else { return false }
      guard let first: First = Self.argument(0, of: arguments) else { return false }
      guard let second: Second = Self.argument(1, of: arguments) else { return false }
      guard let third: Third = Self.argument(2, of: arguments) else { return false }
      Self.result = body(target)(first, second, third)
      return true
    }
    self.init(name, method)
  }

  /// Creates the selector of a method with four arguments.
  ///
  /// It is not called with arguments of other types.
  @preconcurrency public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ name: String,
    calling body:
      @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    let method = SelectedMethod(of: Target.self, argumentCount: 4) { target, arguments in
      guard let target = target as? Target else { return false }
      guard let first: First = Self.argument(0, of: arguments) else { return false }
      guard let second: Second = Self.argument(1, of: arguments) else { return false }
      guard let third: Third = Self.argument(2, of: arguments) else { return false }
      guard let fourth: Fourth = Self.argument(3, of: arguments) else { return false }
      Self.result = body(target)(first, second, third, fourth)
      return true
    }
    self.init(name, method)
  }

  /// Returns an argument as the type of the method's parameter; a missing optional argument is nil.
  static func argument<Argument>(_ index: Int, of arguments: [Any?]) -> Argument? {
    let value = index < arguments.count ? arguments[index] : nil
    return value.flatMap { $0 as? Argument } ?? (value as? Argument)
  }
}
