/// The attributes that have a name in descriptions.
enum KnownAttributes {
  /// The names by the shortest form of the identifier.
  ///
  /// - Source: descriptions of objects in public logs of iPhones; those of descriptors are the
  ///   names in the Bluetooth specification. Confidence: reported; the names of the descriptors
  ///   2900, 2903, 2904 and 2905 are guesses.
  static let names = [
    "1805": "Current Time", "180A": "Device Information", "180D": "Heart Rate", "180F": "Battery",
    "2900": "Characteristic Extended Properties", "2901": "Characteristic User Description",
    "2902": "Client Characteristic Configuration", "2903": "Server Characteristic Configuration",
    "2904": "Characteristic Format", "2905": "Characteristic Aggregate Format",
    "2A0F": "Local Time Information", "2A19": "Battery Level", "2A23": "System ID",
    "2A24": "Model Number String", "2A25": "Serial Number String",
    "2A26": "Firmware Revision String", "2A27": "Hardware Revision String",
    "2A28": "Software Revision String", "2A29": "Manufacturer Name String",
    "2A2A": "IEEE Regulatory Certification", "2A2B": "Current Time", "2A50": "PnP ID",
    "D0611E78-BBB4-4591-A5F8-487910AE4366": "Continuity",
  ]
}
