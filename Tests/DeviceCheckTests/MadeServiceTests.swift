import DeviceCheck
import Testing

/// Step ObjectiveC.WC12: services that an app's tests make.
@Suite struct MadeServiceTests {
  private final class Service: DCAppAttestService, @unchecked Sendable {
    override var isSupported: Bool { true }
    override func generateKey() async throws -> String { "key" }
  }

  private final class Device: DCDevice, @unchecked Sendable {
    override var isSupported: Bool { true }
  }

  @Test("ObjectiveC.WC11, WC12. Other objects support nothing, and subclasses what they override")
  func services() async throws {
    #expect(!DCAppAttestService().isSupported && DCAppAttestService() !== DCAppAttestService.shared)
    #expect(!DCDevice().isSupported && DCDevice() !== DCDevice.current)
    let (service, device): (DCAppAttestService, DCDevice) = (Service(), Device())
    #expect(service.isSupported && device.isSupported)
    #expect(try await service.generateKey() == "key")
    await #expect(throws: (any Error).self) { try await DCAppAttestService().generateKey() }
  }
}
