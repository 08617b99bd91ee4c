import AVFoundation
import PhoneTesting
import Synchronization
import Testing
import UIKit

/// Capturing with a phone that has no camera.
@Suite struct CaptureTests {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  @Test("Device.CA1. There is no device")
  func devices() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front) == nil)
    #expect(AVCaptureDevice.devices(for: .audio).isEmpty)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInDualCamera], mediaType: .video, position: .back)
    #expect(search.devices.isEmpty)
  }

  @Test("Device.CA2. The user permits the camera and the microphone, each by itself")
  @MainActor func permissions() {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    phone.permissions[.camera] = .denied
    phone.answers = ["Allow"]
    phone.run {
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
      #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
    }
    let answers = Mutex<[Bool]>([])
    let isAnswered = DispatchSemaphore(value: 0)
    for media in [AVMediaType.video, .audio] {
      phone.run {
        AVCaptureDevice.requestAccess(for: media) { isAllowed in
          answers.withLock { $0.append(isAllowed) }
          isAnswered.signal()
        }
      }
      phone.wait(0.1)
      #expect(isAnswered.wait(timeout: .now() + 60) == .success)
    }
    #expect(answers.withLock { $0 } == [false, true])
    #expect(phone.run { AVCaptureDevice.authorizationStatus(for: .audio) } == .authorized)
  }

  @Test("Device.CA3. A session keeps its outputs, and runs without pictures")
  func session() {
    let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.addOutput(output)
    #expect(session.outputs == [output] && !session.canAddOutput(output))
    #expect(output.availableMetadataObjectTypes.isEmpty)
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    #expect(!session.isRunning)
    session.removeOutput(output)
    #expect(session.outputs.isEmpty && session.inputs.isEmpty)
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(layer.session === session && layer.connection == nil)
    let place = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 50))
    #expect(place == CGPoint(x: 0.25, y: 0.5))
  }
}
