import SystemConfiguration
import Testing

/// Tests of the information about Wi-Fi networks.
@Suite struct CaptiveNetworkTests {
  @Test("Networking.NW29. Wi-Fi interfaces have names, and their networks are not told")
  func interfaces() {
    let expected = NetworkInterfaces.all.filter { $0.kind == .wifi }.map(\.name)
    let names = CNCopySupportedInterfaces() as? [String]
    #expect(names == (expected.isEmpty ? nil : expected))
    for name in names ?? ["wlan0"] { #expect(CNCopyCurrentNetworkInfo(name as CFString) == nil) }
    let keys = [kCNNetworkInfoKeySSID, kCNNetworkInfoKeySSIDData, kCNNetworkInfoKeyBSSID]
    #expect(keys.map { $0 as String } == ["SSID", "SSIDDATA", "BSSID"])
  }
}
