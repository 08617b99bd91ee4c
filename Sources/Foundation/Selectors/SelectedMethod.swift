/// A method of a class, callable on any object that turns out to be of that class.
struct SelectedMethod: Sendable {
  /// Calls the method and returns whether the object and the arguments have the right types.
  typealias MethodCall = @MainActor @Sendable (AnyObject, [Any?]) -> Bool

  /// The identifier of the method's class.
  let owner: ObjectIdentifier
  /// The number of arguments.
  let argumentCount: Int
  /// Calls the method.
  let call: MethodCall
  private let fits: @Sendable (AnyObject) -> Bool
  private let fitsClass: @Sendable (AnyClass) -> Bool

  /// Creates a method of a class.
  init<Target: AnyObject>(of type: Target.Type, argumentCount: Int, call: @escaping MethodCall) {
    (owner, self.argumentCount, self.call) = (ObjectIdentifier(type), argumentCount, call)
    fits = { $0 is Target }
    fitsClass = { $0 is Target.Type }
  }

  /// Creates a method of all objects of a kind, such as the instances of a generic class.
  ///
  /// - Parameters:
  ///   - kind: The type of the objects.
  ///   - isOfKind: Returns whether an object is of the kind.
  ///   - argumentCount: The number of arguments.
  ///   - call: Calls the method.
  init(
    ofKind kind: Any.Type, _ isOfKind: @escaping @Sendable (AnyObject) -> Bool,
    argumentCount: Int, call: @escaping MethodCall
  ) {
    (owner, self.argumentCount, self.call) = (ObjectIdentifier(kind), argumentCount, call)
    fits = isOfKind
    fitsClass = { _ in false }
  }

  /// Returns whether the method can be called on an object.
  func isMethod(of target: AnyObject) -> Bool { fits(target) }

  /// Returns whether the method can be called on the instances of a class; false for a method of
  /// the instances of a generic class, which are known by objects only.
  func isMethod(ofInstancesOf type: AnyClass) -> Bool { fitsClass(type) }
}
