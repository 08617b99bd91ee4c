import CoreBluetooth
import Testing

/// Step ObjectiveC.WC11: a channel that an app makes without arguments.
@Suite struct MadeChannelTests {
  private final class Channel: CBL2CAPChannel {
    override var psm: CBL2CAPPSM { 129 }
    override var inputStream: InputStream! { InputStream(data: Data([1])) }
  }

  @Test("ObjectiveC.WC11, WC12. A channel has no device, and a subclass has its own streams")
  func channel() {
    let channel = CBL2CAPChannel()
    #expect(channel.peer == nil && channel.psm == 0)
    #expect(channel.inputStream == nil && channel.outputStream == nil)
    let made: CBL2CAPChannel = Channel()
    #expect(made.psm == 129 && made.inputStream != nil && made.peer == nil)
  }
}
