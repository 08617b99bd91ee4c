/// The identifier of a system sound, one of the phone's own or one created from a file.
public typealias SystemSoundID = UInt32

/// The standard vibration.
///
/// - Source: the reference names it; 4095 is what it was in every header. Confidence: documented.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
