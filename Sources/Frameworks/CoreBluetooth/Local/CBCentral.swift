internal import TactusThreads

/// A device that uses services of the phone.
open class CBCentral: CBPeer {
  /// The number of bytes that one notification can have (Bluetooth.PM6).
  open var maximumUpdateValueLength: Int { max(20, packetSize.value - 3) }

  // MARK: Internals

  /// The size of the largest packet, in bytes.
  ///
  /// - Source: 23 before the devices have agreed on more, by the Bluetooth specification.
  ///   Confidence: documented.
  let packetSize = Guarded(23)
}
