import Foundation

/// Timers in a file that imports only Foundation.
enum FoundationTimers {
  static func start(_ ring: @escaping (String) -> Void) {
    Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in ring("helper block") }
    let timer = Timer(timeInterval: 31, repeats: false) { _ in ring("helper added") }
    RunLoop.current.add(timer, forMode: .common)
    DispatchQueue.main.asyncAfter(
      deadline: .now() + 32, execute: DispatchWorkItem { ring("helper item") })
    let start = ProcessInfo.processInfo.systemUptime
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(33)) {
      let seconds = ProcessInfo.processInfo.systemUptime - start
      ring("helper up \(seconds.rounded())")
    }
  }
}
