internal import TactusCrashReports
package import TactusPhoneClient
internal import TactusVirtualTime
internal import UIKit

/// The launching and expiration of an app's tasks.
///
/// Tasks run while the app is in the background (BackgroundTasks.RU1…, BackgroundTasks.TI1…).
@MainActor
package final class TaskRunner: Sendable {
  /// The runner of a link.
  package static func of(_ link: ClientLink) -> TaskRunner {
    _ = observers
    let store = TaskStore.of(link)
    return link.storage.object(TaskRunner.self) { TaskRunner(store) }
  }

  /// The runner of the app's phone.
  static var current: TaskRunner { of(AppPhone.link) }

  // MARK: Starting

  /// Launches the tasks that are due, and sets a timer for the others (BackgroundTasks.RU1).
  func update() {
    timer.map(AppTimers.shared.remove)
    timer = nil
    let now = AppTimers.shared.now
    if backgroundSince == nil, UIApplication.shared.applicationState == .background {
      backgroundSince = now
    }
    guard let since = backgroundSince else { return }
    var next: TimeInterval?
    for pending in store.pending {
      guard let due = pending.due else { continue }
      let time = max(due, since + Self.pause)
      if time > now {
        next = min(next ?? time, time)
      } else if isPossible(pending.request) {
        start(pending.request.identifier)
      } else {
        next = min(next ?? .infinity, now + Self.checkInterval)
      }
    }
    timer = next.map { time in
      AppTimers.shared.add(at: time) { [weak self] in self?.update() }
    }
    report(next: next)
  }

  /// Launches a pending task at once; returns false without a request or a handler
  /// (BackgroundTasks.RU5).
  @discardableResult
  package func start(_ identifier: String) -> Bool {
    guard let request = store.take(identifier) else { return false }
    guard let handler = store.handler(of: identifier) else {
      RuntimeWarning.once(
        "no handler is registered for the background task “\(identifier)”; an iPhone ends the app")
      return false
    }
    let end: @MainActor @Sendable (BGTask) -> Void = { [weak self] in self?.end($0) }
    let isProcessing = request is BGProcessingTaskRequest
    let task: BGTask =
      isProcessing
      ? BGProcessingTask(identifier, end: end) : BGAppRefreshTask(identifier, end: end)
    let entry = RunningTask(task, handler)
    running.append(entry)
    let limit = isProcessing ? Self.processingTime : Self.refreshTime
    entry.timer = AppTimers.shared.add(at: AppTimers.shared.now + limit) { [weak self] in
      entry.timer = nil
      self?.expire(entry)
    }
    report(next: next)
    handler.call { handler.body(task) }
    return true
  }

  /// Launches all pending tasks, if the app is in the background (BackgroundTasks.RU6).
  private func startAll() {
    guard UIApplication.shared.applicationState == .background else { return }
    for pending in store.pending { start(pending.request.identifier) }
    update()
  }

  // MARK: Ending

  /// Expires a running task; returns false if it does not run (BackgroundTasks.TI1).
  @discardableResult
  package func expire(_ identifier: String) -> Bool {
    let entry = running.first {
      $0.task.identifier == identifier && !$0.hasExpired && !$0.task.isCompleted
    }
    guard let entry else { return false }
    expire(entry)
    return true
  }

  // MARK: Internals

  /// The time in the background before a task is launched, in seconds.
  ///
  /// - Source: ours; an iPhone waits for minutes or hours. Confidence: guess.
  private static let pause = 1.0
  /// The interval at which a task that needs power is checked again, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let checkInterval = 60.0
  /// The running time of a refresh task, in seconds.
  ///
  /// - Source: Apple's talk “Advances in App Background Execution”. Confidence: documented.
  private static let refreshTime = 30.0
  /// The running time of other tasks, in seconds: “several minutes”.
  ///
  /// - Source: the same; the number is ours. Confidence: guess.
  private static let processingTime = 180.0
  /// The time in which a task must complete after its expiration handler, in seconds.
  ///
  /// - Source: ours, as for background tasks of UIKit. Confidence: guess.
  private static let expirationGrace = 1.0

  private let store: TaskStore
  private var timer: Int?
  private var running: [RunningTask] = []
  /// The app's time at which the next task is due.
  private var next: TimeInterval?
  /// The phone's time at which the app entered the background; `nil` in the foreground.
  private var backgroundSince: TimeInterval?

  nonisolated private init(_ store: TaskStore) { self.store = store }

  /// Observers of the phases of apps, each of which has its own runner.
  private static let observers: [any NSObjectProtocol] = {
    func observe(
      _ name: Notification.Name, _ body: @escaping @MainActor @Sendable (TaskRunner) -> Void
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { body(.current) }
      }
    }
    return [
      observe(UIApplication.didEnterBackgroundNotification) { $0.enterBackground() },
      observe(UIApplication.willEnterForegroundNotification) { $0.enterForeground() },
      observe(UIApplication.startsScheduledTasksNotification) { $0.startAll() },
    ]
  }()

  private func enterBackground() {
    backgroundSince = AppTimers.shared.now
    update()
  }

  private func enterForeground() {
    backgroundSince = nil
    timer.map(AppTimers.shared.remove)
    timer = nil
    report(next: nil)
    // Processing tasks expire in the foreground (BackgroundTasks.TI3).
    for entry in running where entry.task is BGProcessingTask { expire(entry) }
  }

  /// Reports the running tasks and the next one to the phone: it does not suspend the app while
  /// tasks run, and resumes a suspended app for the next one (Background.S7).
  private func report(next: TimeInterval?) {
    self.next = next
    UIApplication.shared.reportScheduledWork(isRunning: !running.isEmpty, next: next)
  }

  /// Returns whether the phone meets a task's requirements (BackgroundTasks.RU4).
  private func isPossible(_ request: BGTaskRequest) -> Bool {
    guard let request = request as? BGProcessingTaskRequest, request.requiresExternalPower else {
      return true
    }
    let device = UIDevice.current
    let isMonitored = device.isBatteryMonitoringEnabled
    device.isBatteryMonitoringEnabled = true
    defer { device.isBatteryMonitoringEnabled = isMonitored }
    return device.batteryState == .charging || device.batteryState == .full
  }

  private func expire(_ entry: RunningTask) {
    guard !entry.hasExpired, !entry.task.isCompleted else { return }
    entry.hasExpired = true
    entry.timer.map(AppTimers.shared.remove)
    let task = entry.task
    if task.expirationHandler != nil {
      entry.handler.call { task.expirationHandler?() }
    }
    entry.timer = AppTimers.shared.add(at: AppTimers.shared.now + Self.expirationGrace) {
      [weak self] in
      entry.timer = nil
      guard let self, !task.isCompleted else { return }
      RuntimeWarning.once(
        "the background task “\(task.identifier)” was not completed in time; an iPhone would "
          + "terminate the app")
      end(task)
    }
  }

  private func end(_ task: BGTask) {
    running.removeAll { entry in
      guard entry.task === task else { return false }
      entry.timer.map(AppTimers.shared.remove)
      return true
    }
    report(next: next)
  }
}
