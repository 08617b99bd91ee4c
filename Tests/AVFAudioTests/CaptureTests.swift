import AVFoundation
import Testing

/// Capturing with a phone that has no camera.
@Suite struct CaptureTests {
  @Test("Device.CA1, Device.CA2. There is no device, and access is denied")
  func devices() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front) == nil)
    #expect(AVCaptureDevice.devices(for: .audio).isEmpty)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInDualCamera], mediaType: .video, position: .back)
    #expect(search.devices.isEmpty)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
  }

  @Test("Device.CA3. A session keeps its outputs and never runs")
  func session() {
    let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.addOutput(output)
    #expect(session.outputs == [output] && !session.canAddOutput(output))
    #expect(output.availableMetadataObjectTypes.isEmpty)
    session.startRunning()
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
