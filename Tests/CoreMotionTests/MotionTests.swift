import CoreMotion
import Testing

/// Tests of the motion sensors that the phone lacks.
@Suite struct MotionTests {
  @Test("Device.MO1. No sensor is available, and starting one changes nothing")
  func sensors() {
    let manager = CMMotionManager()
    #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerAvailable)
    #expect(!manager.isGyroAvailable && !manager.isMagnetometerAvailable)
    manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("there is no motion") }
    #expect(!manager.isDeviceMotionActive && manager.deviceMotion == nil)
    manager.stopDeviceMotionUpdates()
  }

  @Test("Device.MO1. A query of activities fails")
  func activities() async {
    #expect(!CMMotionActivityManager.isActivityAvailable())
    let (queue, past) = (OperationQueue(), Date(timeIntervalSinceReferenceDate: 0))
    let code = await withCheckedContinuation { continuation in
      CMMotionActivityManager().queryActivityStarting(from: past, to: past, to: queue) {
        continuation.resume(returning: ($1 as NSError?)?.code)
      }
    }
    #expect(code == Int(CMErrorMotionActivityNotAvailable.rawValue))
  }
}
