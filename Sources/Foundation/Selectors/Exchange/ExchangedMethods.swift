internal import Glibc
import Synchronization
internal import TactusThreads

/// The methods whose implementations an app may exchange at run time (ObjectiveC.MX1–MX6).
///
/// Swift calls methods without a table that could be changed. So the bodies of the frameworks'
/// methods that apps exchange, and those of lowered methods, ask this table first.
public enum ExchangedMethods {
  /// A call of a method that is running an implementation from the table.
  private struct ActiveCall {
    let thread: pthread_t
    let object: AnyObject
    /// The method that was called.
    let method: MethodKey
    /// The entry whose implementation runs.
    let entry: MethodKey
    /// The body of the called method; nil while an implementation only calls it.
    let body: (([Any?]) -> Any?)?
  }

  private struct Table {
    /// The bodies of the methods that can be exchanged.
    var declared: [MethodKey: MethodImplementation] = [:]
    /// The implementations that the app has set.
    var set: [MethodKey: MethodImplementation] = [:]
    var calls: [ActiveCall] = []
    /// The names that `#selector` gives methods, by their names on an iPhone.
    var names: [String: String] = [:]
    /// Declares the methods of the frameworks.
    var declareFrameworks: [() -> Void] = []
  }

  private static let table = Guarded(Table())
  private static let hasSet = Atomic(false)

  // MARK: Declaring

  /// Adds a function that declares the methods of a framework, when they are first looked up.
  package static func addFramework(_ declare: @escaping @Sendable () -> Void) {
    table.withLock { $0.declareFrameworks.append(declare) }
  }

  /// Declares a method of a framework, whose body calls ``call(_:of:on:_:body:)``.
  ///
  /// - Parameters:
  ///   - name: The name that `#selector` gives the method.
  ///   - realName: The name of its selector on an iPhone, if that is another.
  ///   - owner: The class.
  ///   - method: Calls the method.
  package static func declareFramework<Target: AnyObject, each Argument, Result>(
    _ name: String, named realName: String? = nil, of owner: AnyClass,
    _ method: @escaping @MainActor (Target, repeat each Argument) -> Result
  ) {
    let key = MethodKey(owner, name)
    let implementation = implementation(of: key, isDispatched: true, method)
    table.withLock { table in
      table.declared[key] = implementation
      if let realName { table.names[realName] = name }
    }
  }

  /// Declares a method that can be exchanged.
  ///
  /// - Parameters:
  ///   - name: The name of its selector.
  ///   - owner: The class.
  ///   - body: Calls the body on an object.
  @preconcurrency public static func declare<Target: AnyObject, each Argument, Result>(
    _ name: String, of owner: AnyClass,
    _ body: @escaping @MainActor (Target, repeat each Argument) -> Result
  ) {
    let key = MethodKey(owner, name)
    let implementation = implementation(of: key, isDispatched: false, body)
    table.withLock { $0.declared[key] = implementation }
  }

  /// Adds a method to a class of another module, as an extension that overrides a method of a
  /// superclass does on an iPhone.
  @preconcurrency public static func add<Target: AnyObject, each Argument, Result>(
    _ name: String, to owner: AnyClass,
    _ body: @escaping @MainActor (Target, repeat each Argument) -> Result
  ) {
    let key = MethodKey(owner, name)
    // The name of its own distinguishes the implementation from the class's own method.
    let ownKey = MethodKey(owner, name + " of an extension")
    let implementation = implementation(of: ownKey, isDispatched: false, body)
    table.withLock {
      $0.declared[key] = implementation
      $0.set[key] = implementation
    }
    hasSet.store(true, ordering: .releasing)
  }

  private static func implementation<Target: AnyObject, each Argument, Result>(
    of key: MethodKey, isDispatched: Bool,
    _ body: @escaping @MainActor (Target, repeat each Argument) -> Result
  ) -> MethodImplementation {
    // The caller of the method is on the actor that the method needs, as on an iPhone.
    typealias Isolated = IsolatedBody<Target, repeat each Argument, Result>
    let plain = unsafeBitCast(
      Isolated(call: body), to: PlainBody<Target, repeat each Argument, Result>.self)
    return MethodImplementation(of: key, isDispatched: isDispatched) { object, arguments in
      guard let target = object as? Target else {
        programmingError(
          "-[\(type(of: object)) \(key.name)]: unrecognized selector sent to instance: the method "
            + "is one of \(Target.self)",
          exception: "NSInvalidArgumentException")
      }
      var list = ExchangedArguments(arguments)
      return plain.call(target, repeat list.next((each Argument).self))
    }
  }

  /// A body on the main actor; the compiler casts no function with any number of parameters, and
  /// casts a struct with one.
  private struct IsolatedBody<Target, each Argument, Result> {
    let call: @MainActor (Target, repeat each Argument) -> Result
  }
  /// The same body on the actor of its caller.
  private struct PlainBody<Target, each Argument, Result> {
    let call: (Target, repeat each Argument) -> Result
  }

  // MARK: Calling

  /// Calls the implementation that the app has set for a method, or the body of the method.
  ///
  /// - Parameters:
  ///   - name: The name of the method's selector.
  ///   - owner: The class that declares the method.
  ///   - object: The object.
  ///   - arguments: The arguments.
  ///   - body: The body of the method.
  @inline(__always)
  public static func call<each Argument, Result>(
    _ name: String, of owner: AnyClass, on object: AnyObject, _ arguments: repeat each Argument,
    body: (repeat each Argument) -> Result
  ) -> Result {
    guard isUsed else { return body(repeat each arguments) }
    return callSet(name, of: owner, on: object, repeat each arguments, body: body)
  }

  /// Whether the app has set any implementation.
  public static var isUsed: Bool { hasSet.load(ordering: .acquiring) }

  /// Calls the implementation that the app has set for a method, or the body of the method.
  public static func callSet<each Argument, Result>(
    _ name: String, of owner: AnyClass, on object: AnyObject, _ arguments: repeat each Argument,
    body: (repeat each Argument) -> Result
  ) -> Result {
    let method = MethodKey(owner, name)
    guard let (entry, implementation) = found(method, owner, object) else {
      return body(repeat each arguments)
    }
    var list: [Any?] = []
    repeat list.append(each arguments)
    return withoutActuallyEscaping(body) { body in
      let call = ActiveCall(
        thread: pthread_self(), object: object, method: method, entry: entry,
        body: { values in
          var values = ExchangedArguments(values)
          return body(repeat values.next((each Argument).self))
        })
      begin(call)
      defer { end() }
      return result(run(implementation, on: object, list), implementation)
    }
  }

  /// Returns the entry of the lowest class that has one, and its implementation; nil if the body of
  /// the method is to run.
  private static func found(_ method: MethodKey, _ owner: AnyClass, _ object: AnyObject)
    -> (MethodKey, MethodImplementation)?
  {
    let thread = pthread_self()
    return table.withLock { table -> (MethodKey, MethodImplementation)? in
      let calls = table.calls.filter { $0.thread == thread && $0.object === object }
      // An implementation calls the body itself.
      if let last = calls.last, last.body == nil, last.method == method { return nil }
      var next: AnyClass? = type(of: object)
      while let type = next {
        let key = MethodKey(type, method.name)
        // The implementation of a subclass that is running calls that of its superclass.
        if let found = table.set[key],
          key == method || !calls.contains(where: { $0.entry == key })
        {
          return found.key == method ? nil : (key, found)
        }
        if type == owner { return nil }
        next = _getSuperclass(type)
      }
      return nil
    }
  }

  /// Runs an implementation: the body of a running call if there is one, so that no override of the
  /// object's class runs again.
  static func run(
    _ implementation: MethodImplementation, on object: AnyObject, _ arguments: [Any?]
  ) -> Any? {
    guard let key = implementation.key, implementation.isDispatched else {
      return implementation.body(object, arguments)
    }
    let thread = pthread_self()
    let running = table.withLock { table in
      table.calls.last { $0.thread == thread && $0.object === object && $0.method == key }
    }
    if let body = running?.body { return body(arguments) }
    begin(ActiveCall(thread: thread, object: object, method: key, entry: key, body: nil))
    defer { end() }
    return implementation.body(object, arguments)
  }

  private static func begin(_ call: ActiveCall) {
    table.withLock { $0.calls.append(call) }
  }

  /// Ends the innermost call of the thread.
  private static func end() {
    let thread = pthread_self()
    table.withLock { table in
      guard let last = table.calls.lastIndex(where: { $0.thread == thread }) else { return }
      table.calls.remove(at: last)
    }
  }

  /// Returns the result of an implementation as the type that the caller expects.
  static func result<Result>(_ value: Any?, _ implementation: MethodImplementation) -> Result {
    if Result.self == Void.self, let nothing = () as? Result { return nothing }
    if let result = value.flatMap({ $0 as? Result }) ?? (value as? Result) { return result }
    programmingError(
      "an exchanged method\(implementation.key.map { " (\($0.name))" } ?? "") returns "
        + "\(value.map { "\(type(of: $0))" } ?? "nil"), not \(Result.self): methods that are "
        + "exchanged need the same result",
      exception: "NSInvalidArgumentException")
  }

  // MARK: Looking up and setting

  /// Returns the name that `#selector` gives the method with a name on an iPhone.
  static func canonical(_ name: String) -> String {
    declareFrameworks()
    return table.withLock { $0.names[name] ?? name }
  }

  /// Returns the class that has a method, a class or one of its superclasses; nil if there is none
  /// that can be exchanged.
  static func owner(of name: String, in type: AnyClass) -> AnyClass? {
    declareFrameworks()
    var next: AnyClass? = type
    while let type = next {
      let key = MethodKey(type, name)
      if table.withLock({ $0.declared[key] != nil || $0.set[key] != nil }) { return type }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// Returns the names of a class's own methods that can be exchanged.
  static func names(ofClass type: AnyClass) -> Set<String> {
    declareFrameworks()
    let owner = ObjectIdentifier(type)
    return table.withLock { table in
      Set((Array(table.declared.keys) + table.set.keys).filter { $0.owner == owner }.map(\.name))
    }
  }

  /// Returns the implementation of a class's own method; nil if it has none.
  static func implementation(of name: String, in type: AnyClass) -> MethodImplementation? {
    let key = MethodKey(type, name)
    return table.withLock { $0.set[key] ?? $0.declared[key] }
  }

  /// Sets the implementation of a class's own method.
  static func set(_ implementation: MethodImplementation, of name: String, in type: AnyClass) {
    let key = MethodKey(type, name)
    table.withLock { $0.set[key] = implementation }
    hasSet.store(true, ordering: .releasing)
  }

  private static func declareFrameworks() {
    let pending = table.withLock { table in
      defer { table.declareFrameworks = [] }
      return table.declareFrameworks
    }
    for declare in pending { declare() }
  }
}
