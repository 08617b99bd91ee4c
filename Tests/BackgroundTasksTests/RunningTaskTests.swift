import BackgroundTasks
import PhoneTesting
import Testing
import UIKit

/// The start and the end of tasks in the background.
@MainActor @Suite struct RunningTaskTests {
  private let phone = SimulatedPhone()
  private let app: TaskApp

  init() { app = phone.launch(TaskApp.self) }

  private func submit(_ request: BGTaskRequest, in seconds: Double? = nil) throws {
    try phone.run {
      request.earliestBeginDate = seconds.map { Date(timeIntervalSinceNow: $0) }
      try BGTaskScheduler.shared.submit(request)
    }
  }

  @Test(
    """
    BackgroundTasks.RU1, BackgroundTasks.RU2, BackgroundTasks.TI2. A task runs in the background, once, \
    not before its date
    """)
  func dates() throws {
    try submit(BGAppRefreshTaskRequest(identifier: "refresh"), in: 60)
    try submit(BGProcessingTaskRequest(identifier: "clean"))
    phone.wait(30)
    // Nothing runs in the foreground.
    #expect(app.calls.isEmpty && phone.pendingBackgroundTasks.count == 2)
    phone.press(.home)
    phone.wait(20)
    #expect(app.takeCalls() == ["clean 1"])
    phone.wait(600)
    #expect(app.takeCalls() == ["refresh 30"] && phone.pendingBackgroundTasks.isEmpty)
    #expect(app.tasks[0] is BGProcessingTask && app.tasks[1] is BGAppRefreshTask)
    #expect(app.tasks.map(\.identifier) == ["clean", "refresh"])
  }

  @Test("BackgroundTasks.RU1. A task whose date is never reached waits")
  func distantDate() throws {
    try submit(
      BGAppRefreshTaskRequest(identifier: "refresh"), in: Date.distantFuture.timeIntervalSinceNow)
    try submit(BGProcessingTaskRequest(identifier: "clean"), in: .infinity)
    phone.press(.home)
    phone.wait(600)
    #expect(app.calls.isEmpty && phone.pendingBackgroundTasks.count == 2)
  }

  @Test("BackgroundTasks.RU3. A task that comes due in the foreground waits for the background")
  func foreground() throws {
    try submit(BGAppRefreshTaskRequest(identifier: "refresh"), in: 5)
    phone.wait(100)
    #expect(app.calls.isEmpty)
    phone.press(.home)
    phone.wait(10)
    #expect(app.takeCalls() == ["refresh 1"])
    // A request of the app in the background runs, too.
    try submit(BGAppRefreshTaskRequest(identifier: "refresh"), in: 20)
    phone.wait(100)
    #expect(app.takeCalls() == ["refresh 30"])
  }

  @Test("BackgroundTasks.RU4. A task that needs power waits for it")
  func power() throws {
    phone.set(\.battery, 0.5)
    let request = BGProcessingTaskRequest(identifier: "heavy")
    request.requiresExternalPower = true
    request.requiresNetworkConnectivity = true
    try submit(request)
    phone.press(.home)
    phone.wait(300)
    #expect(app.calls.isEmpty)
    phone.set(\.isCharging, true)
    phone.wait(100)
    #expect(app.calls.count == 1 && app.calls[0].hasPrefix("heavy"))
    #expect(!phone.run { UIDevice.current.isBatteryMonitoringEnabled })
  }

  @Test("BackgroundTasks.RU5. A test starts a task at once, whatever it needs")
  func atOnce() throws {
    let request = BGProcessingTaskRequest(identifier: "heavy")
    request.requiresExternalPower = true
    try submit(request, in: 3600)
    #expect(!phone.startBackgroundTask("refresh"))
    #expect(phone.startBackgroundTask("heavy") && app.takeCalls().count == 1)
    #expect(!phone.startBackgroundTask("heavy"))
    // Without a handler nothing runs.
    try submit(BGProcessingTaskRequest(identifier: "unknown"))
    #expect(!phone.startBackgroundTask("unknown") && app.calls.isEmpty)
  }

  @Test("BackgroundTasks.TI1. The time of an update is over after 30 s, and of others after 180 s")
  func time() throws {
    app.completes = false
    try submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    try submit(BGProcessingTaskRequest(identifier: "clean"))
    phone.press(.home)
    phone.wait(25)
    #expect(app.takeCalls().sorted() == ["clean 1", "refresh 1"])
    phone.wait(10)
    #expect(app.takeCalls() == ["over 31"])
    phone.wait(300)
    #expect(app.takeCalls() == ["over 181"])
    // A test ends the time of a task earlier.
    try submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    phone.wait(5)
    #expect(phone.expireBackgroundTask("refresh") && app.takeCalls().count == 2)
    #expect(!phone.expireBackgroundTask("refresh"))
  }

  @Test("BackgroundTasks.TI1. A task that is not completed in time has ended for the phone")
  func uncompleted() throws {
    (app.completes, app.completesExpired) = (false, false)
    try submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    #expect(phone.startBackgroundTask("refresh"))
    #expect(phone.expireBackgroundTask("refresh"))
    phone.wait(2)
    #expect(!phone.expireBackgroundTask("refresh"))
    phone.run { app.tasks[0].setTaskCompleted(success: true) }
    phone.wait(1)
    #expect(app.calls.count { $0.hasPrefix("over") } == 1)
  }

  @Test("BackgroundTasks.TI2. A task that is done lets go of its expiration handler")
  func release() throws {
    nonisolated(unsafe) weak var known: BGTask?
    let handler: @Sendable (BGTask) -> Void = { task in
      known = task
      task.expirationHandler = { task.setTaskCompleted(success: false) }
    }
    phone.run {
      _ = BGTaskScheduler.shared.register(
        forTaskWithIdentifier: "own", using: .main, launchHandler: handler)
    }
    try submit(BGProcessingTaskRequest(identifier: "own"))
    #expect(phone.startBackgroundTask("own") && known != nil)
    #expect(phone.expireBackgroundTask("own"))
    phone.wait(2)
    #expect(known == nil)
  }

  @Test("BackgroundTasks.TI2. A task does not end with another one of the same identifier")
  func sameIdentifier() throws {
    app.completes = false
    for _ in 0..<2 {
      try submit(BGAppRefreshTaskRequest(identifier: "refresh"))
      #expect(phone.startBackgroundTask("refresh"))
    }
    phone.run { app.tasks[0].setTaskCompleted(success: true) }
    phone.wait(1)
    #expect(phone.expireBackgroundTask("refresh"))
    phone.wait(1)
    #expect(!phone.expireBackgroundTask("refresh"))
  }

  @Test("BackgroundTasks.TI3. In the foreground the time of a long task is over")
  func comingBack() throws {
    app.completes = false
    try submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    try submit(BGProcessingTaskRequest(identifier: "clean"))
    phone.press(.home)
    phone.wait(5)
    #expect(app.takeCalls().count == 2)
    try phone.perform(script: #"{"front": true}"#)
    phone.wait(1)
    #expect(app.takeCalls().count { $0.hasPrefix("over") } == 1)
    #expect(!phone.expireBackgroundTask("clean") && phone.expireBackgroundTask("refresh"))
  }

  @Test("BackgroundTasks.RE2. A handler runs on its queue, or on another thread")
  func queues() throws {
    nonisolated(unsafe) var threads: [Bool] = []
    let isDone = DispatchSemaphore(value: 0)
    let handler: @Sendable (BGTask) -> Void = { task in
      threads.append(Thread.isMainThread)
      task.setTaskCompleted(success: true)
      isDone.signal()
    }
    let scheduler = BGTaskScheduler.shared
    phone.run {
      scheduler.register(
        forTaskWithIdentifier: "queue", using: DispatchQueue(label: "q"), launchHandler: handler)
      scheduler.register(forTaskWithIdentifier: "none", using: nil, launchHandler: handler)
    }
    for identifier in ["queue", "none"] {
      try submit(BGProcessingTaskRequest(identifier: identifier))
      #expect(phone.startBackgroundTask(identifier))
      phone.wait(0.1)
      // The handler runs on another thread, which virtual time does not wait for.
      isDone.wait()
    }
    #expect(threads == [false, false])
  }

  @Test(
    """
    BackgroundTasks.RU7, Background.S7. A suspended app runs for its tasks, and is suspended after them
    """)
  func suspended() throws {
    let phone = SimulatedPhone()
    phone.home.install(TaskApp.self, named: "Tasks", identifier: "com.example.Tasks")
    try phone.home.open("Tasks")
    phone.wait(1)
    let app = try #require(try phone.home.delegate(of: "Tasks") as? TaskApp)
    app.delayOnLeaving = 300
    phone.home.show()
    phone.wait(200)
    #expect(app.calls.isEmpty)
    phone.wait(200)
    #expect(app.takeCalls() == ["refresh 300"])
    // The task keeps the app from suspension until its time is over.
    try phone.home.open("Tasks")
    phone.wait(1)
    (app.completes, app.delayOnLeaving) = (false, 3)
    phone.home.show()
    phone.wait(20)
    #expect(app.takeCalls() == ["refresh 3"])
    phone.wait(60)
    #expect(app.takeCalls() == ["over 33"])
  }

  @Test("BackgroundTasks.RU8. The app may run tasks in the background")
  func status() {
    #expect(phone.run { UIApplication.shared.backgroundRefreshStatus } == .available)
  }

  @Test("BackgroundTasks.RU6, Background.S8. A script starts the tasks that wait")
  func script() throws {
    let request = BGProcessingTaskRequest(identifier: "heavy")
    request.requiresExternalPower = true
    try submit(request, in: 3600)
    try phone.perform(script: #"{"happen": "background-tasks"}"#)
    #expect(app.calls.isEmpty && phone.pendingBackgroundTasks.count == 1)
    phone.press(.home)
    phone.wait(2)
    try phone.perform(script: #"{"happen": "background-tasks"}"#)
    phone.wait(0.1)
    #expect(app.takeCalls() == ["heavy 2"] && phone.pendingBackgroundTasks.isEmpty)
  }
}
