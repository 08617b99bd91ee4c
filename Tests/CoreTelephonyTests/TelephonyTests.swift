import CoreTelephony
import Testing

/// Steps Device.CT1–CT2.
@Suite struct TelephonyTests {
  private final class Listener: NSObject, CTTelephonyNetworkInfoDelegate {}

  @Test("Device.CT1. Without a SIM card there are no providers and no radio")
  func nothing() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.serviceSubscriberCellularProviders == nil)
    #expect(info.subscriberCellularProvider == nil && info.dataServiceIdentifier == nil)
    #expect(info.serviceCurrentRadioAccessTechnology == nil)
    #expect(info.currentRadioAccessTechnology == nil)
    let technology = info.serviceCurrentRadioAccessTechnology?.values.first
    #expect(technology != CTRadioAccessTechnologyLTE)
    var listener: Listener? = Listener()
    info.delegate = listener
    #expect(info.delegate === listener)
    listener = nil
    #expect(info.delegate == nil)
  }

  @Test("Device.CT2. Nothing is known about a provider")
  func carrier() {
    let carrier = CTCarrier()
    #expect(carrier.carrierName == nil && carrier.isoCountryCode == nil)
    #expect(carrier.mobileCountryCode == nil && carrier.mobileNetworkCode == nil)
    #expect(carrier.allowsVOIP)
  }
}
