import DeviceCheck
import Testing

/// Steps Device.DC1–DC2.
@Suite struct DeviceCheckTests {
  @Test("Device.DC1. The phone cannot prove that it is genuine")
  func device() async {
    let device = DCDevice.current
    #expect(!device.isSupported && device === DCDevice.current)
    let code = await withCheckedContinuation { continuation in
      device.generateToken { _, error in continuation.resume(returning: (error as? DCError)?.code) }
    }
    #expect(code == .featureUnsupported)
    await #expect(throws: DCError(.featureUnsupported)) { try await device.generateToken() }
  }

  @Test("Device.DC2. The phone cannot prove that an app is genuine")
  func app() async {
    let service = DCAppAttestService.shared
    #expect(!service.isSupported && service === DCAppAttestService.shared)
    let code = await withCheckedContinuation { continuation in
      service.generateKey { _, error in continuation.resume(returning: (error as? DCError)?.code) }
    }
    #expect(code == .featureUnsupported)
    await #expect(throws: DCError(.featureUnsupported)) {
      try await service.attestKey("key", clientDataHash: Data([1]))
    }
    await #expect(throws: DCError(.featureUnsupported)) {
      try await service.generateAssertion("key", clientDataHash: Data([1]))
    }
  }
}
