import Synchronization

/// The process-wide state of one app and its phone, such as the app's screen and its timers.
///
/// The process of an app has one context. A test process has another one for each phone, so that
/// tests with phones of their own run in parallel.
///
/// - Thread: any.
package final class AppContext: Sendable {
  /// The context of the process, which applies where no other does.
  package static let process = AppContext(isShared: true)

  /// Creates a context without any state.
  package convenience init() { self.init(isShared: false) }

  private init(isShared: Bool) {
    guard !isShared else { return }
    Self.hasOthers.store(true, ordering: .relaxed)
  }

  // MARK: Finding

  /// The context of the code that runs: the bound one, or the one that the resolver finds.
  package static var current: AppContext {
    guard hasOthers.load(ordering: .relaxed) else { return process }
    if let bound { return bound }
    let found = resolver.withLock { $0 }?.find() ?? process
    if isFollowed.load(ordering: .relaxed) { entering.withLock { $0 }?.run(found) }
    return found
  }

  /// The bound context; `nil` where the resolver would have to find one.
  package static var boundContext: AppContext? {
    hasOthers.load(ordering: .relaxed) ? bound : nil
  }

  /// Binds a context to a function and the tasks that it starts.
  package static func with<Result>(
    _ context: AppContext, _ body: () throws -> Result
  ) rethrows -> Result {
    guard isFollowed.load(ordering: .relaxed), let entering = entering.withLock({ $0 }) else {
      return try $bound.withValue(context, operation: body)
    }
    entering.run(context)
    defer { entering.run(bound ?? current) }
    return try $bound.withValue(context, operation: body)
  }

  /// Returns a closure that runs another one in the context of the code that calls this.
  package static func binding(
    _ body: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    guard hasOthers.load(ordering: .relaxed) else { return body }
    let context = current
    return { with(context, body) }
  }

  /// Sets the function that finds the context of code without a bound one.
  package static func setResolver(_ find: @escaping @Sendable () -> AppContext?) {
    let new = Resolver(find)
    resolver.withLock { $0 = new }
  }

  /// Sets a function that runs whenever code of a context is resumed, with the context.
  ///
  /// The function is for state of the process that code outside of ours reads, such as the time
  /// zone of Foundation; it runs often, on any thread.
  package static func setEntering(_ run: @escaping @Sendable (AppContext) -> Void) {
    let new = EntryFunction(run)
    entering.withLock { $0 = new }
    isFollowed.store(true, ordering: .relaxed)
  }

  /// Whether a function runs whenever code of a context is resumed.
  package static var hasEntering: Bool { isFollowed.load(ordering: .relaxed) }

  // MARK: State

  /// Whether the context has an app.
  package var hasApp: Bool {
    get { isUsedByApp.load(ordering: .relaxed) }
    set { isUsedByApp.store(newValue, ordering: .relaxed) }
  }

  /// Removes all state; what is used afterwards begins anew.
  package func removeAll() {
    // Objects are released outside of the lock, because their ends may use the context.
    let old = values.withLock { values in
      defer { values = [:] }
      return values
    }
    _ = old
  }

  /// Returns the object of a key; nil before its first use.
  func existingObject(_ key: Int) -> AnyObject? { values.withLock { $0[key] }?.object }

  /// Returns the object of a key; the first use creates it.
  func object(_ key: Int, make: () -> AnyObject) -> AnyObject {
    if let found = values.withLock({ $0[key] })?.object { return found }
    // The function may use the context as well.
    let new = Entry(object: make())
    return values.withLock { values in
      if let found = values[key] { return found }
      values[key] = new
      return new
    }.object
  }

  // MARK: Internals

  // Sendable because each object has a protection of its own, as its module says.
  private struct Entry: @unchecked Sendable {
    let object: AnyObject
  }

  @TaskLocal private static var bound: AppContext?
  private static let hasOthers = Atomic(false)
  private static let resolver = Mutex<Resolver?>(nil)

  /// A holder of a function: a function in a mutex itself is wrapped again at each access
  /// (measured, Swift 6.3).
  private final class Resolver: Sendable {
    let find: @Sendable () -> AppContext?

    init(_ find: @escaping @Sendable () -> AppContext?) { self.find = find }
  }

  private static let isFollowed = Atomic(false)
  private static let entering = Mutex<EntryFunction?>(nil)

  /// A holder of the function that runs when a context is entered, for the reason of `Resolver`.
  private final class EntryFunction: Sendable {
    let run: @Sendable (AppContext) -> Void

    init(_ run: @escaping @Sendable (AppContext) -> Void) { self.run = run }
  }

  private let values = Mutex<[Int: Entry]>([:])
  private let isUsedByApp = Atomic(false)
}
