import BackgroundTasks
import PhoneTesting
import Synchronization
import Testing
import UIKit

/// The registration of tasks and their requests.
@MainActor @Suite struct SchedulerTests {
  private let phone = SimulatedPhone()
  private let app: TaskApp

  init() { app = phone.launch(TaskApp.self) }

  private func code(_ request: BGTaskRequest) -> BGTaskScheduler.Error.Code? {
    phone.run {
      do {
        try BGTaskScheduler.shared.submit(request)
        return nil
      } catch { return (error as? BGTaskScheduler.Error)?.code }
    }
  }

  @Test("BackgroundTasks.PL1, BackgroundTasks.PL2. The property list permits tasks and their modes")
  func permissions() {
    let list: [String: Any] = [
      "CFBundleIdentifier": "com.example.App", "CFBundleExecutable": "App",
      "BGTaskSchedulerPermittedIdentifiers": ["a", "b"], "UIBackgroundModes": ["fetch"],
    ]
    let permissions = TaskPermissions(list)
    #expect(permissions.permits("a") && permissions.permits("b") && !permissions.permits("c"))
    #expect(permissions.permits(BGAppRefreshTaskRequest(identifier: "a")))
    #expect(!permissions.permits(BGAppRefreshTaskRequest(identifier: "c")))
    #expect(!permissions.permits(BGProcessingTaskRequest(identifier: "a")))
    let none = TaskPermissions(["CFBundleExecutable": "App", "UIBackgroundModes": ["fetch"]])
    #expect(!none.permits("a") && !none.permits(BGAppRefreshTaskRequest(identifier: "a")))
    #expect(TaskPermissions([:]).permits("any"))
    #expect(BGTaskScheduler.Error.Code.notPermitted.rawValue == 3)
    let error = BGTaskScheduler.Error(.tooManyPendingTaskRequests) as NSError
    #expect(error.domain == "BGTaskSchedulerErrorDomain" && error.code == 2)
  }

  @Test("BackgroundTasks.RE1. A handler is registered once")
  func registration() {
    phone.run {
      let scheduler = BGTaskScheduler.shared
      #expect(scheduler.register(forTaskWithIdentifier: "new", using: nil) { _ in })
      #expect(!scheduler.register(forTaskWithIdentifier: "new", using: nil) { _ in })
      #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    }
    // Another phone has an app of its own.
    let other = SimulatedPhone()
    other.launch(TaskApp.self)
    other.run {
      #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: "new", using: nil) { _ in })
    }
  }

  @Test("BackgroundTasks.SU1. One request for an update waits, and ten for other tasks")
  func limits() {
    #expect(code(BGAppRefreshTaskRequest(identifier: "refresh")) == nil)
    #expect(code(BGAppRefreshTaskRequest(identifier: "second")) == .tooManyPendingTaskRequests)
    // The same one replaces the request.
    let later = BGAppRefreshTaskRequest(identifier: "refresh")
    later.earliestBeginDate = Date(timeIntervalSinceNow: 60)
    #expect(code(later) == nil && phone.pendingBackgroundTasks.count == 1)
    #expect(phone.pendingBackgroundTasks[0].earliestBeginDate == later.earliestBeginDate)
    for number in 1...10 {
      #expect(code(BGProcessingTaskRequest(identifier: "p\(number)")) == nil)
    }
    #expect(code(BGProcessingTaskRequest(identifier: "p11")) == .tooManyPendingTaskRequests)
    #expect(code(BGProcessingTaskRequest(identifier: "p3")) == nil)
    #expect(phone.pendingBackgroundTasks.count == 11)
  }

  @Test("BackgroundTasks.SU2. Requests that wait are copies, and can be removed")
  func pending() async {
    let request = BGProcessingTaskRequest(identifier: "clean")
    request.requiresExternalPower = true
    #expect(code(request) == nil && code(BGAppRefreshTaskRequest(identifier: "refresh")) == nil)
    request.requiresExternalPower = false
    let isDone = DispatchSemaphore(value: 0)
    let found = Mutex<[String]>([])
    phone.run {
      BGTaskScheduler.shared.getPendingTaskRequests { requests in
        found.withLock { $0 = requests.map(\.identifier) }
        isDone.signal()
      }
    }
    phone.wait(0.1)
    isDone.wait()
    #expect(found.withLock(\.self) == ["clean", "refresh"])
    let kept = phone.pendingBackgroundTasks.first as? BGProcessingTaskRequest
    #expect(kept?.requiresExternalPower == true && kept?.requiresNetworkConnectivity == false)
    phone.run { BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "clean") }
    #expect(phone.pendingBackgroundTasks.map(\.identifier) == ["refresh"])
    phone.run { BGTaskScheduler.shared.cancelAllTaskRequests() }
    #expect(phone.pendingBackgroundTasks.isEmpty)
    phone.press(.home)
    phone.wait(60)
    #expect(app.calls.isEmpty)
  }
}
