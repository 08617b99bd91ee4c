import TactusFoundation
import Testing

/// Tests of activities of the process, and of the values of progress objects.
@Suite struct ActivityTests {
  @Test("Activities run their closures, and time does not run out")
  func activities() async {
    let process = ProcessInfo.processInfo
    let activity = process.beginActivity(options: .userInitiated, reason: "boil")
    process.endActivity(activity)
    var count = 0
    process.performActivity(options: [.background], reason: "boil") { count += 1 }
    #expect(count == 1)
    let isExpired = await withCheckedContinuation { done in
      process.performExpiringActivity(withReason: "boil") { done.resume(returning: $0) }
    }
    #expect(!isExpired)
    #expect(ProcessInfo.ActivityOptions.userInteractive.contains(.latencyCritical))
    #expect(
      !ProcessInfo.ActivityOptions.userInitiatedAllowingIdleSystemSleep
        .contains(.idleSystemSleepDisabled))
  }

  @Test("A progress object has the values of its user info as properties")
  func values() {
    let progress = Progress(totalUnitCount: 4)
    #expect(progress.fileOperationKind == nil && progress.throughput == nil)
    progress.fileOperationKind = .downloading
    (progress.fileURL, progress.fileTotalCount) = (URL(fileURLWithPath: "/egg"), 3)
    (progress.fileCompletedCount, progress.throughput) = (1, 20)
    progress.estimatedTimeRemaining = 2.5
    #expect(progress.userInfo[.throughputKey] as? Int == 20)
    #expect(progress.fileOperationKind == .downloading && progress.fileURL?.path == "/egg")
    #expect(progress.fileTotalCount == 3 && progress.fileCompletedCount == 1)
    #expect(progress.estimatedTimeRemaining == 2.5)
    progress.throughput = nil
    #expect(progress.userInfo[.throughputKey] == nil)
  }

  @Test("Progress objects that a closure creates are children")
  func children() {
    let progress = Progress(totalUnitCount: 4)
    let child = progress.performAsCurrent(withPendingUnitCount: 2) { Progress(totalUnitCount: 10) }
    child.completedUnitCount = 5
    #expect(progress.fractionCompleted == 0.25 && Progress.current() == nil)
  }
}
