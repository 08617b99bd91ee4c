import BackgroundTasks
import PhoneTesting
import UIKit

/// An app with tasks in the background, which it notes.
final class TaskApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// The actions of the tasks, with the phone's time in seconds since the app entered the
  /// background.
  private(set) var calls: [String] = []
  /// The tasks that run.
  private(set) var tasks: [BGTask] = []
  /// Whether tasks are completed at once.
  var completes = true
  /// Whether the handlers of expiration complete their tasks.
  var completesExpired = true
  /// The seconds after which a task is due that the app requests when it leaves the foreground.
  var delayOnLeaving: Double?
  private var start = 0.0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    for identifier in ["refresh", "clean", "heavy"] {
      BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) {
        [unowned self] task in
        MainActor.assumeIsolated { perform(task) }
      }
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    start = CACurrentMediaTime()
    guard let delay = delayOnLeaving else { return }
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: delay)
    try? BGTaskScheduler.shared.submit(request)
  }

  /// Notes a call.
  func note(_ call: String) {
    calls.append("\(call) \(Int((CACurrentMediaTime() - start).rounded()))")
  }

  /// Removes and returns the calls.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func perform(_ task: BGTask) {
    note(task.identifier)
    tasks.append(task)
    guard !completes else { return task.setTaskCompleted(success: true) }
    task.expirationHandler = { [weak self, weak task] in
      MainActor.assumeIsolated {
        self?.note("over")
        if self?.completesExpired == true { task?.setTaskCompleted(success: false) }
      }
    }
  }
}
