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
    #expect(search.devices.isEmpty && search.supportedMultiCamDeviceSets.isEmpty)
    #expect(
      AVCaptureDevice(uniqueID: "com.apple.avfoundation.avcapturedevice.built-in_video:0") == nil)
    #expect(AVCaptureDevice.systemPreferredCamera == nil)
    #expect(!AVCaptureMultiCamSession.isMultiCamSupported)
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
  }

  @Test("Device.CA3. A session posts that it has started and stopped, once each")
  func notifications() {
    let session = AVCaptureSession()
    let names = Mutex<[String]>([])
    let observers = [
      NSNotification.Name.AVCaptureSessionDidStartRunning, .AVCaptureSessionDidStopRunning,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) { _ in
        names.withLock { $0.append(name.rawValue) }
      }
    }
    session.stopRunning()
    for _ in 1...2 { session.startRunning() }
    for _ in 1...2 { session.stopRunning() }
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    #expect(
      names.withLock { $0 } == [
        AVCaptureSession.didStartRunningNotification.rawValue,
        AVCaptureSession.didStopRunningNotification.rawValue,
      ])
  }

  @Test("Device.CA4. There are no connections")
  func connections() async {
    let (session, output) = (AVCaptureSession(), AVCaptureVideoDataOutput())
    session.addOutputWithNoConnections(output)
    #expect(session.outputs == [output] && session.connections.isEmpty)
    #expect(output.connections.isEmpty && output.connection(with: .video) == nil)
    let layer = AVCaptureVideoPreviewLayer(sessionWithNoConnection: session)
    #expect(layer.session === session && layer.connection == nil && !layer.isPreviewing)
    await #expect(processExitsWith: .failure) {
      _ = AVCaptureConnection(inputPorts: [], output: AVCaptureVideoDataOutput())
    }
  }

  @Test("Device.CA5. A session starts once its configuration is committed")
  func configuration() async {
    let session = AVCaptureSession()
    session.beginConfiguration()
    session.sessionPreset = .photo
    session.commitConfiguration()
    session.startRunning()
    #expect(session.isRunning && session.sessionPreset == .photo)
    session.stopRunning()
    await #expect(processExitsWith: .failure) {
      let session = AVCaptureSession()
      session.beginConfiguration()
      session.startRunning()
    }
  }

  @Test("Device.CA6. A layer converts places as if pictures filled it, and back")
  func conversion() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    let place = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 50))
    #expect(place == CGPoint(x: 0.25, y: 0.5))
    #expect(layer.layerPointConverted(fromCaptureDevicePoint: place) == CGPoint(x: 50, y: 50))
    let area = CGRect(x: 50, y: 25, width: 100, height: 50)
    let converted = layer.metadataOutputRectConverted(fromLayerRect: area)
    #expect(converted == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    #expect(layer.layerRectConverted(fromMetadataOutputRect: converted) == area)
    let output = AVCaptureVideoDataOutput()
    #expect(output.outputRectConverted(fromMetadataOutputRect: converted) == converted)
    #expect(output.metadataOutputRectConverted(fromOutputRect: converted) == converted)
  }
}
