// The methods of frameworks by their unapplied forms, such as `UIView.layoutSubviews`.
extension ExchangedMethods {
  /// Declares a method of a framework without arguments.
  ///
  /// - Parameters:
  ///   - name: The name that `#selector` gives the method.
  ///   - realName: The name of its selector on an iPhone, if that is another.
  ///   - owner: The class.
  ///   - method: The unapplied method, whose body calls `ExchangedMethods.call`.
  package static func declare<Target: AnyObject, Result>(
    framework name: String, named realName: String? = nil, of owner: AnyClass,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    declareFramework(name, named: realName, of: owner) { (target: Target) in method(target)() }
  }

  /// Declares the getter of a property of a framework, whose body calls `ExchangedMethods.call`.
  package static func declare<Target: AnyObject, Result>(
    framework name: String, of owner: AnyClass,
    getter: @escaping @MainActor (Target) -> Result
  ) {
    declareFramework(name, of: owner) { (target: Target) in getter(target) }
  }

  /// Declares a method of a framework with one argument.
  package static func declare<Target: AnyObject, A, Result>(
    framework name: String, named realName: String? = nil, of owner: AnyClass,
    _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    declareFramework(name, named: realName, of: owner) { (target: Target, a: A) in
      method(target)(a)
    }
  }

  /// Declares a method of a framework with two arguments.
  package static func declare<Target: AnyObject, A, B, Result>(
    framework name: String, named realName: String? = nil, of owner: AnyClass,
    _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    declareFramework(name, named: realName, of: owner) { (target: Target, a: A, b: B) in
      method(target)(a, b)
    }
  }

  /// Declares a method of a framework with three arguments.
  package static func declare<Target: AnyObject, A, B, C, Result>(
    framework name: String, named realName: String? = nil, of owner: AnyClass,
    _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result
  ) {
    declareFramework(name, named: realName, of: owner) { (target: Target, a: A, b: B, c: C) in
      method(target)(a, b, c)
    }
  }

  /// Declares a method of a framework with four arguments.
  package static func declare<Target: AnyObject, A, B, C, D, Result>(
    framework name: String, named realName: String? = nil, of owner: AnyClass,
    _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> Result
  ) {
    declareFramework(name, named: realName, of: owner) {
      (target: Target, a: A, b: B, c: C, d: D) in method(target)(a, b, c, d)
    }
  }
}
