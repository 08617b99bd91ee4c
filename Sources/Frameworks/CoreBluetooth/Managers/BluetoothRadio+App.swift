internal import TactusBluetooth
internal import TactusThreads

extension BluetoothRadio {
  /// The radio of managers that apps create: that of the machine, and none in a test bundle, as in
  /// Apple's simulator, unless `TACTUS_BLUETOOTH=1` turns it on (Bluetooth.RA4).
  static var ofApp: BluetoothRadio { isOff ? absent : system }

  private static let isOff =
    TestProcess.isCurrent && ProcessInfo.processInfo.environment["TACTUS_BLUETOOTH"] != "1"

  private static let absent = BluetoothRadio(
    absentBecause: "Bluetooth is off in tests; TACTUS_BLUETOOTH=1 uses that of the machine")
}
