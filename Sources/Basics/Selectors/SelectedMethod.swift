/// A method of a class, which can be called on what turns out to be an object of that class.
struct SelectedMethod: Sendable {
  /// Calls the method, and says whether object and arguments were of its types.
  typealias Call = @MainActor @Sendable (AnyObject, [Any?]) -> Bool

  /// Which class's method it is.
  let owner: ObjectIdentifier
  /// How many arguments it takes.
  let argumentCount: Int
  /// Calls it.
  let call: Call
  private let fits: @Sendable (AnyObject) -> Bool

  /// Makes the method of a class.
  init<Target: AnyObject>(of type: Target.Type, argumentCount: Int, call: @escaping Call) {
    (owner, self.argumentCount, self.call) = (ObjectIdentifier(type), argumentCount, call)
    fits = { $0 is Target }
  }

  /// Makes the method of all objects of a kind, such as those that a generic class makes.
  ///
  /// - Parameters:
  ///   - kind: The type of such objects.
  ///   - isOfKind: Whether an object is one.
  ///   - argumentCount: How many arguments it takes.
  ///   - call: Calls it.
  init(
    ofKind kind: Any.Type, _ isOfKind: @escaping @Sendable (AnyObject) -> Bool,
    argumentCount: Int, call: @escaping Call
  ) {
    (owner, self.argumentCount, self.call) = (ObjectIdentifier(kind), argumentCount, call)
    fits = isOfKind
  }

  /// Whether it can be called on an object.
  func isMethod(of target: AnyObject) -> Bool { fits(target) }
}
