import Synchronization
import TactusThreads

/// The tasks of the process by the phone to which they belong.
///
/// The place that creates a task decides (AppLife.PT10).
///
/// - Thread: any.
package enum TaskRegistry {
  /// Sets the function that finds the context of a test's code that has no bound one.
  package static func setResolver(_ find: @escaping @Sendable () -> AppContext?) {
    let new = Resolver(find)
    resolver.withLock { $0 = new }
  }

  /// Leaves the task that runs to Swift's executors, as one that lets a phone's time pass itself.
  package static func leaveCurrentTask() {
    guard isUsed, let number = TaskJobs.currentTaskNumber else { return }
    state.withLock { $0.owners[number] = Owner.swift }
  }

  /// Runs all tasks of a group until none goes on at the current time.
  ///
  /// - Returns: Whether any ran to its end.
  @MainActor
  package static func settle(_ group: AnyObject) -> Bool {
    guard isUsed else { return false }
    let members = state.withLock { $0.members.compactMap(\.object) }.filter { $0.isIn(group) }
    var hasRun = false
    for tasks in members where tasks.settle() { hasRun = true }
    return hasRun
  }

  // MARK: Internals

  private struct State {
    var members: [WeakReference<AppTasks>] = []
    var ofProcess: AppTasks?
    /// The owners of tasks by the tasks' numbers.
    var owners: [UInt64: Owner] = [:]
  }

  private enum Owner {
    case phone(WeakReference<AppTasks>)
    case swift
  }

  /// A holder of a function, because a function in a mutex is wrapped again at each access
  /// (measured, Swift 6.3).
  private final class Resolver: Sendable {
    let find: @Sendable () -> AppContext?

    init(_ find: @escaping @Sendable () -> AppContext?) { self.find = find }
  }

  private static let state = Mutex(State())
  private static let resolver = Mutex<Resolver?>(nil)
  private static let hasMembers = Atomic(false)
  private static let isWholeProcess = Atomic(false)

  @TaskLocal private static var isApart = false

  /// Whether any tasks ever went by a phone's time.
  static var isUsed: Bool { hasMembers.load(ordering: .acquiring) }

  static func add(_ tasks: AppTasks, isWholeProcess: Bool) {
    state.withLock { state in
      state.members.removeAll { $0.object == nil || $0.object === tasks }
      state.members.append(WeakReference(tasks))
      if isWholeProcess { state.ofProcess = tasks }
    }
    if isWholeProcess { Self.isWholeProcess.store(true, ordering: .releasing) }
    hasMembers.store(true, ordering: .releasing)
  }

  static func remove(_ tasks: AppTasks) {
    state.withLock { $0.members.removeAll { $0.object == nil || $0.object === tasks } }
  }

  static func apart(_ body: () -> Void) { $isApart.withValue(true, operation: body) }

  /// Returns the tasks to which a job belongs that is enqueued now.
  static func find(_ job: UnownedJob) -> AppTasks? {
    if isWholeProcess.load(ordering: .acquiring) { return state.withLock { $0.ofProcess } }
    let number = TaskJobs.taskNumber(of: job)
    guard isUsed else {
      if number != 0, TestProcess.isCurrent { state.withLock { $0.owners[number] = Owner.swift } }
      return nil
    }
    if number != 0, let owner = state.withLock({ $0.owners[number] }) {
      guard case .phone(let reference) = owner, let tasks = reference.object, tasks.isFollowed
      else { return nil }
      return tasks
    }
    let found = findNew(isTask: number != 0)
    guard number != 0 else { return found }
    let owner: Owner = found.map { .phone(WeakReference($0)) } ?? .swift
    state.withLock { $0.owners[number] = owner }
    return found
  }

  /// Returns the tasks to which the code belongs that creates a job.
  private static func findNew(isTask: Bool) -> AppTasks? {
    if isApart { return nil }
    if let tasks = JobThread.tasks { return tasks.isFollowed ? tasks : nil }
    guard isTask, let context = AppContext.boundContext ?? contextOfTest else { return nil }
    let tasks = AppTasks.ofContext.value(in: context)
    return tasks.isFollowed ? tasks : nil
  }

  /// The context of the test whose code runs on the main queue; elsewhere a test's framework starts
  /// the tests of other phones.
  private static var contextOfTest: AppContext? {
    MainThread.isOnQueue ? resolver.withLock { $0 }?.find() : nil
  }
}
