internal import TactusThreads

/// A device that uses services of the phone.
open class CBCentral: CBPeer {
  /// The maximum number of bytes of a notification (Bluetooth.PM6).
  open var maximumUpdateValueLength: Int { max(20, packetSize.value - 3) }

  // MARK: Internals

  /// The maximum size of a packet in bytes.
  ///
  /// - Source: 23 before the devices have agreed on more, by the Bluetooth specification.
  ///   Confidence: documented.
  let packetSize = Guarded(23)
}
