import Synchronization
import TactusThreads

/// The tasks of an app and of its test, which go by the phone's time (AppLife.PT26).
///
/// Jobs of the main actor run on the main thread, also while a test that has not returned lets time
/// pass. All others run on one thread, one after another, so that each run has the same order. The
/// phone's time stands still until no job is left.
///
/// - Thread: any.
package final class AppTasks: Sendable {
  /// The tasks of the code that runs.
  package static var shared: AppTasks { ofContext.value }

  /// Lets the tasks go by the phone's time from now on.
  ///
  /// - Parameters:
  ///   - group: The object whose tasks are settled together, such as a phone.
  ///   - isWholeProcess: Whether all tasks of the process belong to the app.
  package func begin(in group: AnyObject, isWholeProcess: Bool = false) {
    TaskExecutors.install
    state.withLock { $0.group = ObjectIdentifier(group) }
    TaskRegistry.add(self, isWholeProcess: isWholeProcess)
  }

  /// Leaves the tasks to Swift again; what waits goes on there.
  package func end() {
    TaskRegistry.remove(self)
    let (main, other) = state.withLock { state in
      state.group = nil
      defer { (state.main, state.other) = ([], []) }
      return (state.main, state.other)
    }
    for job in main { PhoneMainExecutor.shared.enqueueOnSwift(job) }
    for job in other { PhoneTaskExecutor.shared.enqueueOnSwift(job) }
    state.withLock { $0.running -= other.count }
  }

  /// The context of the app whose job runs on this thread; `nil` if another job, or none, does.
  package static var contextOfThread: AppContext? { ofThread?.context }

  /// Runs a function whose new tasks belong to no phone.
  package static func apart(_ body: () -> Void) { TaskRegistry.apart(body) }

  /// Whether jobs are left that run at the current time of the phone.
  ///
  /// On the main thread it waits a moment for those on the other thread.
  package var isBusy: Bool {
    let (isWaiting, isRunning) = status
    if isWaiting { return true }
    guard isRunning else { return false }
    _ = wake.wait(for: .milliseconds(1))
    return !isLate
  }

  // MARK: Internals

  private struct State {
    /// The group; `nil` while tasks do not go by the phone's time.
    var group: ObjectIdentifier?
    /// The jobs of the main actor that wait.
    var main: [UnownedJob] = []
    /// The number of functions on the main queue that run a job each.
    var mainCalls = 0
    /// The other jobs that wait.
    var other: [UnownedJob] = []
    /// The number of other jobs that wait or run.
    var running = 0
    /// The number of other jobs that have run.
    var runs = 0
    /// The time at which the job on the other thread began.
    var begin: ContinuousClock.Instant?
    /// Whether that job takes so long that it is no longer awaited, and others run elsewhere.
    var isLate = false
    /// The jobs that continue after a duration.
    var sleeps: [(Duration, UnownedJob)] = []
  }

  static let ofContext = ContextLocal(AppTasks(AppContext.current))

  /// The longest real time for which the phone's time waits for a job.
  ///
  /// - Source: ours, as for completion handlers. Confidence: guess.
  private static let patience = Duration.seconds(2)

  /// The number of other jobs that run at most while the main thread waits.
  ///
  /// - Source: ours; a task that polls must not keep time from passing. Confidence: guess.
  private static let runLimit = 2_000

  /// The context of the app; `nil` when its phone is gone.
  weak let context: AppContext?
  private let state = Mutex(State())
  private let wake = WakeSignal()
  private let worker = SerialWorker()

  private init(_ context: AppContext) { self.context = context }

  /// Whether the tasks go by the phone's time.
  var isFollowed: Bool { state.withLock { $0.group != nil } }

  /// Whether the tasks belong to a group.
  func isIn(_ group: AnyObject) -> Bool {
    state.withLock { $0.group == ObjectIdentifier(group) }
  }

  /// The tasks to which a job belongs that is enqueued now; `nil` for Swift's own executors.
  static func of(_ job: UnownedJob) -> AppTasks? { TaskRegistry.find(job) }

  /// The tasks whose job runs on this thread.
  static var ofThread: AppTasks? {
    guard TaskRegistry.isUsed, let tasks = JobThread.tasks, tasks.isFollowed else { return nil }
    return tasks
  }

  // MARK: Adding

  /// Adds a job of the main actor.
  func addMain(_ job: UnownedJob) {
    let needsCall = state.withLock { state in
      state.main.append(job)
      guard state.mainCalls < state.main.count else { return false }
      state.mainCalls += 1
      return true
    }
    wake.signal()
    guard let context else { return }
    // Within a turn, closures and jobs run in the order in which they were added (AppLife.PT9).
    if MainThread.isOnQueue {
      AppContext.with(context) {
        MainActor.assumeIsolated { TurnQueue.shared.addJob { self.runNextMain() } }
      }
    }
    guard needsCall else { return }
    DispatchQueue.main.Dispatch::async { [self] in
      AppContext.with(context) {
        MainActor.assumeIsolated {
          state.withLock { $0.mainCalls -= 1 }
          runNextMain()
        }
      }
    }
  }

  /// Adds a job that belongs to no actor, or to another one.
  func addOther(_ job: UnownedJob) {
    let isLate = state.withLock { state in
      guard !state.isLate else { return true }
      state.other.append(job)
      state.running += 1
      return false
    }
    if isLate { return PhoneTaskExecutor.shared.enqueueOnSwift(job) }
    worker.post { [self] in runNextOther() }
  }

  /// Adds a job that continues after a duration of the phone's time.
  func addSleep(_ duration: Duration, _ job: UnownedJob) {
    state.withLock { $0.sleeps.append((duration, job)) }
    wake.signal()
    guard let context else { return }
    DispatchQueue.main.Dispatch::async { [self] in
      AppContext.with(context) { MainActor.assumeIsolated { beginSleeps() } }
    }
  }

  // MARK: Running

  /// Runs the jobs of the main actor that wait, or waits until a job elsewhere brings others.
  ///
  /// - Returns: Whether there may be more to run at the current time.
  @MainActor
  func runRound() -> Bool {
    beginSleeps()
    let due = state.withLock { $0.main.count }
    if due > 0 {
      for _ in 0..<due { runNextMain() }
      return true
    }
    let end = state.withLock { $0.runs } + Self.runLimit
    while true {
      let (isWaiting, isRunning) = status
      if isWaiting || !isRunning { return isWaiting }
      if state.withLock({ $0.runs }) > end { return false }
      if !wake.wait(for: .milliseconds(100)), isLate { return false }
    }
  }

  /// Whether any job waits, or runs without being late.
  var hasJobs: Bool {
    let (isWaiting, isRunning) = status
    return isWaiting || isRunning
  }

  /// Runs the next job of the main actor, if one waits.
  @MainActor
  private func runNextMain() {
    let job = state.withLock { $0.main.isEmpty ? nil : $0.main.removeFirst() }
    guard let job else { return }
    JobThread.run(as: self) { MainActor.assumeIsolated { TaskJobs.runOnMain(job) } }
  }

  private func runNextOther() {
    let job = state.withLock { state -> UnownedJob? in
      guard !state.other.isEmpty else { return nil }
      state.begin = .now
      return state.other.removeFirst()
    }
    guard let job else { return }
    JobThread.run(as: self) { TaskJobs.run(job) }
    state.withLock { state in
      state.running -= 1
      state.runs += 1
      (state.begin, state.isLate) = (nil, false)
    }
    wake.signal()
  }

  /// Schedules the continuations of tasks that have begun to sleep.
  @MainActor
  private func beginSleeps() {
    let sleeps = state.withLock { state in
      defer { state.sleeps = [] }
      return state.sleeps
    }
    let timers = AppTimers.shared
    for (duration, job) in sleeps {
      timers.add(at: timers.now + max(0, duration / .seconds(1))) { [self] in addOther(job) }
    }
  }

  /// Whether something waits for the main thread, and whether a job runs elsewhere that is not
  /// late.
  private var status: (isWaiting: Bool, isRunning: Bool) {
    state.withLock { state in
      (!state.main.isEmpty || !state.sleeps.isEmpty, state.running > 0 && !state.isLate)
    }
  }

  /// Whether the job elsewhere takes too long; those behind it then run on Swift's threads.
  private var isLate: Bool {
    let moved: [UnownedJob]? = state.withLock { state in
      guard !state.isLate else { return [] }
      guard let begin = state.begin, .now - begin > Self.patience else { return nil }
      state.isLate = true
      defer { state.other = [] }
      state.running -= state.other.count
      return state.other
    }
    guard let moved else { return false }
    for job in moved { PhoneTaskExecutor.shared.enqueueOnSwift(job) }
    return true
  }
}
