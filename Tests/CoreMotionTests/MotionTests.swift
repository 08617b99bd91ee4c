import CoreMotion
import PhoneTesting
import Testing
import UIKit

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

  @Test("Device.MO3. Queries of steps fail, and so do updates of the altitude")
  func stepsAndAltitude() async {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
    let past = Date(timeIntervalSinceReferenceDate: 0)
    let steps = await withCheckedContinuation { continuation in
      CMPedometer().queryPedometerData(from: past, to: past) {
        continuation.resume(returning: ($1 as NSError?)?.code)
      }
    }
    #expect(steps == Int(CMErrorMotionActivityNotAvailable.rawValue))
    let altitude = await withCheckedContinuation { continuation in
      CMAltimeter().startRelativeAltitudeUpdates(to: OperationQueue()) {
        continuation.resume(returning: ($1 as NSError?)?.code)
      }
    }
    #expect(altitude == Int(CMErrorNotAvailable.rawValue))
    let manager = CMMotionManager()
    manager.startMagnetometerUpdates(to: .main) { _, _ in Issue.record("there is no magnetometer") }
    #expect(!manager.isMagnetometerActive && manager.magnetometerData == nil)
    manager.stopMagnetometerUpdates()
  }

  @Test("Device.MO4. An attitude has the matrix of its quaternion, and can be made relative")
  func attitude() throws {
    let attitude = CMAttitude()
    #expect(attitude.roll == 0 && attitude.pitch == 0 && attitude.yaw == 0)
    let unit = CMRotationMatrix(
      m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    #expect(attitude.rotationMatrix == unit)
    let copy = try #require(attitude.copy() as? CMAttitude)
    copy.multiply(byInverseOf: attitude)
    #expect(copy !== attitude && copy.quaternion == CMQuaternion(x: 0, y: 0, z: 0, w: 1))
  }

  @Test("Device.MO5. No headphones measure motion, and starting them changes nothing")
  func headphones() {
    final class Delegate: NSObject, CMHeadphoneMotionManagerDelegate {}
    let (manager, delegate) = (CMHeadphoneMotionManager(), Delegate())
    manager.delegate = delegate
    manager.startConnectionStatusUpdates()
    #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive)
    #expect(!manager.isConnectionStatusActive && manager.deviceMotion == nil)
    manager.stopConnectionStatusUpdates()
  }

  @Test("Device.MO6. Nothing records the accelerometer")
  func recorder() {
    #expect(!CMSensorRecorder.isAccelerometerRecordingAvailable())
    let past = Date(timeIntervalSinceReferenceDate: 0)
    #expect(CMSensorRecorder().accelerometerData(from: past, to: Date()) == nil)
    let records = NSFastEnumerationIterator(CMSensorDataList())
    #expect(records.next() == nil)
  }

  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  @Test(
    "Device.MO2. The first query asks, and the answer decides the error",
    arguments: [("Allow", CMAuthorizationStatus.authorized), ("Don’t Allow", .denied)])
  @MainActor func permission(answer: String, status: CMAuthorizationStatus) throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let past = Date(timeIntervalSinceReferenceDate: 0)
    var codes: [Int] = []
    func query() {
      phone.run {
        CMMotionActivityManager().queryActivityStarting(from: past, to: past, to: .main) {
          let code = ($1 as NSError?)?.code ?? 0
          MainActor.assumeIsolated { codes.append(code) }
        }
      }
      phone.wait(0.2)
    }
    #expect(phone.run { CMMotionActivityManager.authorizationStatus() } == .notDetermined)
    query()
    #expect(codes.isEmpty && phone.alerts.count == 1)
    try phone.answer(answer)
    phone.wait(1)
    #expect(phone.run { CMMotionActivityManager.authorizationStatus() } == status)
    query()
    let error =
      status == .authorized
      ? CMErrorMotionActivityNotAvailable : CMErrorMotionActivityNotAuthorized
    #expect(codes == [Int(error.rawValue), Int(error.rawValue)] && phone.alerts.isEmpty)
    phone.permissions[.motion] = .restricted
    phone.wait(0.1)
    #expect(phone.run { CMMotionActivityManager.authorizationStatus() } == .restricted)
  }
}
